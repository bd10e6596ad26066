'use client';

import { AskedToWait } from '#components/errors/asked-to-wait';
import { ErrorState } from '#components/ui/error-state';
import { PageHeader } from '#components/ui/page-header';
import { uiWords } from '#components/ui/words.ts';
import { readDigest } from '#lib/rules/plan/problem-digest';
import { planListWords } from './words.ts';

const titles = {
  plans: planListWords.title,
  plan: planListWords.plan,
  qualification: planListWords.qualify,
  formation: planListWords.form,
};

export type PlanErrorProps = {
  page: keyof typeof titles;
  error: Error & { digest?: string };
  reset: () => void;
};

/** Everything that was entered is on the server, so trying again loses nothing. */
export function PlanErrorWords({ page, error, reset }: PlanErrorProps) {
  const problem = readDigest(error.digest);
  const { code, retryAfter } = problem ?? {};
  if (code === 'rate_limited' && retryAfter) {
    return <AskedToWait key={error.digest} what={planListWords.page} seconds={retryAfter} retry={reset} />;
  }
  const requestId = problem ? problem.requestId : error.digest;
  return (
    <>
      <PageHeader title={titles[page]} />
      <ErrorState
        title={planListWords.unreadable}
        detail={planListWords.unreadableDetail}
        {...(requestId && { requestId, idLabel: problem ? uiWords.request : uiWords.reference })}
        onRetry={reset}
      />
    </>
  );
}
