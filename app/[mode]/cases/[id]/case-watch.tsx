'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Case } from '#lib/contract/case';

const EVERY = { needs_response: 10_000, under_review: 2_000, resolved: false, superseded: false } as const;

/** Shows a review, or a colleague's answer, without a reload: the page is asked for again once the case changed. */
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

  // What was pressed may have gone with the status: focus then goes to where the question stands now.
  const before = useRef(item.status);
  useEffect(() => {
    if (before.current === item.status) return;
    before.current = item.status;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.getElementById('standing')?.focus();
  }, [item.status]);

  return null;
}
