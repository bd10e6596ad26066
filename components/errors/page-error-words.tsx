'use client';

import { AskedToWait } from '#components/errors/asked-to-wait';
import { NoRemoteKey } from '#components/errors/no-remote-key';
import { errorWords } from '#components/errors/words.ts';
import { ErrorState } from '#components/ui/error-state';
import { PageHeader } from '#components/ui/page-header';
import { uiWords } from '#components/ui/words.ts';
import { readDigest } from '#lib/rules/plan/problem-digest';

export type PageErrorProps = {
  /** The name of what could not be shown. */
  page: keyof typeof errorWords.pages;
  error: unknown;
  retry: () => void;
};

/** Shown instead of a page that failed, within the frame. The reference is also in the log. */
export function PageErrorWords({ page, error, retry }: PageErrorProps) {
  const what = errorWords.pages[page];
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  const problem = readDigest(digest);
  const { code, retryAfter } = problem ?? {};
  if (code === 'rate_limited' && retryAfter)
    return <AskedToWait key={digest} what={what} seconds={retryAfter} retry={retry} />;
  if (code === 'remote_key_missing') return <NoRemoteKey what={what} />;
  return (
    <>
      <PageHeader title={errorWords.notShown(what)} />
      <ErrorState
        title={errorWords.ourFault}
        detail={errorWords.ourFaultDetail}
        requestId={problem ? (problem.requestId ?? undefined) : digest}
        idLabel={problem ? uiWords.request : uiWords.reference}
        onRetry={retry}
      />
    </>
  );
}
