'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { type Crumb, PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { browserConsole } from '#lib/client/browser-client';
import { ClientProblem } from '#lib/client/client-problem';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { requestWords } from '../words.ts';

const MOST_TRIES = 8;

type AwaitedRequestProps = { mode: Mode; id: string; crumbs: readonly Crumb[] };

/** A request that was just answered may not be written yet, so the page retries before it gives up. */
export function AwaitedRequest({ mode, id, crumbs }: AwaitedRequestProps) {
  const router = useRouter();
  const { isSuccess, isError } = useQuery({
    queryKey: [mode, 'request', id],
    queryFn: ({ signal }) => browserConsole(paths.data(mode)).requests.get(id, signal),
    retry: (failures, error) =>
      failures < MOST_TRIES && error instanceof ClientProblem && error.code === 'not_found',
    retryDelay: 1_000,
    staleTime: 0,
  });

  useEffect(() => {
    if (isSuccess) router.refresh();
  }, [isSuccess, router]);

  if (!isError) {
    return (
      <>
        <PageHeader
          title={requestWords.page.looking}
          crumbs={crumbs}
          description={requestWords.page.lookingDetail}
        />
        <Skeleton label={requestWords.page.thePage} lines={8} size="row" />
      </>
    );
  }
  return (
    <>
      <PageHeader title={requestWords.page.notFound} crumbs={crumbs} />
      <p className="mb-4 max-w-form">{requestWords.page.notFoundDetail(mode)}</p>
      <LinkButton href={paths.requests(mode)}>{requestWords.page.showRequests}</LinkButton>
    </>
  );
}
