'use client';

import { useQuery } from '@tanstack/react-query';
import { alsoLooking } from '#components/people/words.ts';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { Presence, PresenceSubject } from '#lib/contract/presence';
import type { Mode } from '#lib/contract/scalars';

type AlsoLookingProps = { mode: Mode; object: PresenceSubject; id: string };

/** Shows who else has the page open, so that two people do not do the same work. */
export function AlsoLooking({ mode, object, id }: AlsoLookingProps) {
  const { data, isError } = useQuery({
    queryKey: [mode, 'presence', object, id],
    queryFn: async ({ signal }): Promise<Presence['people']> => {
      const query = new URLSearchParams({ object, id });
      const headers = ofShown();
      const answer = await fetch(`${paths.data(mode)}/console/presence?${query}`, { signal, headers });
      return answer.ok ? ((await answer.json()) as Presence).people : [];
    },
    refetchInterval: 20_000,
    retry: false,
  });
  // After a failed request nobody knows who is still there.
  const names = isError ? [] : (data?.map(({ name }) => name) ?? []);
  return (
    <span role="status" data-no-print="" className="text-ink-2 empty:absolute">
      {names.length > 0 ? alsoLooking(names) : null}
    </span>
  );
}
