'use client';

import { ErrorState } from '#components/ui/error-state';
import { PageHeader } from '#components/ui/page-header';

type PlanErrorProps = { title: string; error: Error & { digest?: string }; reset: () => void };

/** What is entered stands on the server, so trying again loses nothing. */
export function PlanError({ title, error, reset }: PlanErrorProps) {
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        title="The page could not be read"
        detail="The filing service did not answer as it should. What was entered is kept."
        {...(error.digest && { requestId: error.digest, idLabel: 'Reference' })}
        onRetry={reset}
      />
    </>
  );
}
