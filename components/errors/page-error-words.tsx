'use client';

import { AskedToWait } from '#components/errors/asked-to-wait';
import { globalErrorWords } from '#components/errors/global-error-words.ts';
import { errorWords } from '#components/errors/words.ts';
import { useMode } from '#components/shell/use-mode.ts';
import { ErrorState } from '#components/ui/error-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { uiWords } from '#components/ui/words.ts';
import { paths } from '#lib/config/paths';
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
  if (code === 'remote_key_missing') return <NoRemoteKey title={errorWords.notYet(what)} why="missing" />;
  if (code === 'remote_key_refused') return <NoRemoteKey title={errorWords.notShown(what)} why="refused" />;
  const isAway = code === 'unavailable';
  const reference = problem ? (problem.requestId ?? undefined) : digest;
  return (
    <>
      <PageHeader title={errorWords.notShown(what)} />
      <ErrorState
        title={isAway ? globalErrorWords.away : errorWords.ourFault}
        detail={isAway ? globalErrorWords.detail : errorWords.ourFaultDetail(reference !== undefined)}
        requestId={reference}
        idLabel={problem ? uiWords.request : uiWords.reference}
        onRetry={retry}
      />
    </>
  );
}

type NoRemoteKeyProps = { title: string; why: 'missing' | 'refused' };

/** Shown instead of a page if the organization has no key that the filing service hosted elsewhere accepts. */
function NoRemoteKey({ title, why }: NoRemoteKeyProps) {
  const mode = useMode();
  const isMissing = why === 'missing';
  return (
    <>
      <PageHeader title={title} />
      <Notice
        kind="warning"
        title={isMissing ? errorWords.noKey(mode) : errorWords.keyRefused(mode)}
        actions={<LinkButton href={paths.apiKeys(mode)}>{errorWords.goToKeys}</LinkButton>}
      >
        {isMissing ? errorWords.noKeyDetail : errorWords.keyRefusedDetail}
      </Notice>
    </>
  );
}
