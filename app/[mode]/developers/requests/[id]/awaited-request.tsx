'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PageError } from '#components/errors/page-error.ts';
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
  const { isSuccess, error, refetch } = useQuery({
    queryKey: [mode, 'request', id],
    queryFn: ({ signal }) => browserConsole(paths.data(mode)).requests.get(id, signal),
    retry: (failures, problem) => failures < MOST_TRIES && statusOf(problem) === 404,
    retryDelay: 1_000,
    staleTime: 0,
  });

  useEffect(() => {
    if (isSuccess) router.refresh();
  }, [isSuccess, router]);

  if (!error) {
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
  const status = statusOf(error);
  if (status !== 404 && status !== 400) return <PageError page="request" error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={requestWords.page.notFound} crumbs={crumbs} />
      <p className="mb-4 max-w-form">{requestWords.page.notFoundDetail(mode)}</p>
      <LinkButton href={paths.requests(mode)}>{requestWords.page.showRequests}</LinkButton>
    </>
  );
}

function statusOf(error: Error): number | undefined {
  return error instanceof ClientProblem ? error.status : undefined;
}
