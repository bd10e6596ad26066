'use client';

import { ErrorState } from '#components/ui/error-state';
import { PageHeader } from '#components/ui/page-header';

type PageErrorProps = {
  /** What could not be shown: "The filings". */
  what: string;
  error: unknown;
  retry: () => void;
};

/** In place of a page that failed; the frame around it stays. The reference stands in the log. */
export function PageError({ what, error, retry }: PageErrorProps) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  return (
    <>
      <PageHeader title={`${what} could not be shown`} />
      <ErrorState
        title="Something went wrong on our side"
        detail="Nothing of yours is lost. Try again; quote the reference if it stays."
        requestId={digest}
        idLabel="Reference"
        onRetry={retry}
      />
    </>
  );
}
