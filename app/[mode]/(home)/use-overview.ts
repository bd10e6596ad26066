'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { needsYouCount, withCount } from '#components/home/home-title.ts';
import { homeWords } from '#components/home/words.ts';
import { navigationCounts } from '#components/shell/use-count-again.ts';
import { useLost } from '#components/shell/use-lost.ts';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import type { NeedsState } from './needs-query.ts';

const EVERY = 10_000;

/** Follows the queue while one looks, and keeps the count in the tab. */
export function useOverview(
  mode: Mode,
  initial: Overview,
  { owner, snoozed }: NeedsState,
): { overview: Overview; isLost: boolean; ask: () => Promise<void> } {
  const queries = useQueryClient();
  const queryKey = [mode, 'overview', owner, snoozed];
  const query = new URLSearchParams({ ...(owner && { owner }), ...(snoozed && { snoozed }) });
  const { data, isError } = useQuery({
    queryKey,
    // Fetched without the typed client, which would bring its schemas into the first script of the page.
    queryFn: async ({ signal }): Promise<Overview> => {
      const headers = ofShown();
      const answer = await fetch(`${paths.data(mode)}/console/overview?${query}`, { signal, headers });
      if (!answer.ok) throw Object.assign(new Error(homeWords.needs.unavailable), { status: answer.status });
      return (await answer.json()) as Overview;
    },
    initialData: initial,
    refetchInterval: EVERY,
  });
  const count = needsYouCount(data);
  useEffect(() => {
    document.title = withCount(document.title, count);
  }, [count]);
  return {
    overview: data.now < initial.now ? initial : data,
    isLost: useLost(isError),
    ask: async () => {
      await queries.invalidateQueries({ queryKey: [mode, 'overview'] });
      await queries.invalidateQueries({ queryKey: navigationCounts(mode) });
    },
  };
}
