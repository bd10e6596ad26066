'use client';

import { AskedToWait } from '#components/errors/asked-to-wait';
import { ErrorState } from '#components/ui/error-state';
import { PageHeader } from '#components/ui/page-header';
import { readDigest } from '#lib/rules/plan/problem-digest';
import { planListWords } from './words.ts';

export type PlanErrorProps = { title: string; error: Error & { digest?: string }; reset: () => void };

/** What is entered stands on the server, so trying again loses nothing. */
export function PlanErrorWords({ title, error, reset }: PlanErrorProps) {
  const problem = readDigest(error.digest);
  const { code, retryAfter } = problem ?? {};
  if (code === 'rate_limited' && retryAfter) {
    return <AskedToWait key={error.digest} what={planListWords.page} seconds={retryAfter} retry={reset} />;
  }
  const requestId = problem ? problem.requestId : error.digest;
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        title={planListWords.unreadable}
        detail={planListWords.unreadableDetail}
        {...(requestId && { requestId, idLabel: problem ? 'Request' : 'Reference' })}
        onRetry={reset}
      />
    </>
  );
}
