'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';
import { useFocusWhenLost } from '../../use-focus-when-lost.ts';

const EVERY = { needs_response: 10_000, under_review: 2_000, resolved: false, superseded: false } as const;

/** Shows a review, or a colleague's answer, without a manual reload: the page refreshes once the case has changed. */
export function CaseWatch({ item }: { item: Case }) {
  const { mode, id } = item;
  const router = useRouter();
  const { data } = useQuery({
    queryKey: [mode, 'case', id],
    queryFn: ({ signal }) => browserClient(paths.data(mode)).cases.get(id, signal),
    initialData: item,
    staleTime: 1_000,
    refetchInterval: (query) => EVERY[query.state.data?.status ?? item.status],
    refetchOnWindowFocus: true,
  });
  const isNewer = Date.parse(data.updated_at) > Date.parse(item.updated_at);

  useEffect(() => {
    if (isNewer) router.refresh();
  }, [isNewer, router]);

  useFocusWhenLost(item.status, 'standing');

  return null;
}
