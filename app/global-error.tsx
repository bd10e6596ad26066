'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { readDigest } from '#lib/rules/plan/problem-digest';
import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

// The last net: the layout itself failed, so this page brings its own document and no theme choice.
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const problem = readDigest(error.digest);
  const isAway = problem?.code === 'unavailable';
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <html lang="en-US">
      <body>
        <title>Something went wrong · Statehouse</title>
        <main className="mx-auto max-w-form space-y-4 px-4 py-12">
          <h1 className="font-semibold text-title">This page could not be shown</h1>
          <ErrorState
            title={isAway ? 'The service cannot be reached' : 'Something went wrong on our side'}
            detail="What you saved is safe. Try again, or come back in a few minutes."
            requestId={problem ? (problem.requestId ?? undefined) : error.digest}
            idLabel="Reference"
            onRetry={retry}
          />
          <Button variant="quiet" onClick={() => window.location.assign('/')}>
            Go to the first page
          </Button>
        </main>
      </body>
    </html>
  );
}
