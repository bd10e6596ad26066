'use client';

import { useEffect } from 'react';
import { globalErrorWords } from '#components/errors/global-error-words.ts';
import { Wordmark } from '#components/shell/wordmark';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { uiWords } from '#components/ui/words.ts';
import { readDigest } from '#lib/rules/plan/problem-digest';
import { fontClasses } from './fonts.ts';
import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

// The last error boundary: the layout itself failed, so this page brings its own document and no theme choice. Every page
// loads it, so it has no link to the request.
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  const problem = readDigest(error.digest);
  const isAway = problem?.code === 'unavailable';
  const reference = problem ? problem.requestId : error.digest;
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <html lang="en-US" className={fontClasses}>
      <body>
        <title>{globalErrorWords.tab}</title>
        <div className="mx-auto max-w-form px-4 py-8 sm:py-12">
          <Wordmark />
          <main className="space-y-4">
            <h1 className="font-semibold text-title">{globalErrorWords.title}</h1>
            <Notice
              kind="stop"
              title={isAway ? globalErrorWords.away : globalErrorWords.ourFault}
              measure="full"
              announce
              actions={
                <>
                  <Button size="small" onClick={retry}>
                    {uiWords.tryAgain}
                  </Button>
                  {reference ? (
                    <span className="text-ink-2 text-small">
                      {uiWords.reference} <code className="select-all break-all font-mono">{reference}</code>
                    </span>
                  ) : null}
                </>
              }
            >
              {globalErrorWords.detail}
            </Notice>
            <Button onClick={() => window.location.assign('/')}>{globalErrorWords.first}</Button>
          </main>
        </div>
      </body>
    </html>
  );
}
