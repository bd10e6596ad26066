'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { fileMissing } from '#components/shell/download-watch.ts';
import type { FrameProps } from '#components/shell/frame-props.ts';
import { pageMissing } from '#components/shell/page-wait.ts';
import { organizationLeft, sessionEnd } from '#components/shell/session-end.ts';
import { useHere } from '#components/shell/use-here.ts';
import { useOnline } from '#components/shell/use-online.ts';
import { frameWords } from '#components/shell/words.ts';
import { onDemand, partMissing } from '#components/ui/on-demand';
import { refusal, showRefusal } from '#components/ui/show-refusal.ts';
import { TextLink } from '#components/ui/text-link';
import { useWatched } from '#components/ui/use-watched.ts';
import { paths } from '#lib/config/paths';

const GoBack = onDemand(async () => (await import('#components/shell/go-back')).GoBack);

/**
 * Above a page that can save nothing, because its session has ended or is in another organization, or because the
 * browser is offline; and above one of which a part or a file, or after which the next page, cannot be loaded. The
 * region always exists, so that screen readers announce the text. The desk is of no organization.
 */
export function ConnectionNotice({ of }: { of?: Pick<FrameProps, 'mode' | 'organization' | 'goBack'> }) {
  const isOver = useWatched(sessionEnd);
  const isLeft = useWatched(organizationLeft);
  const isMissing = useWatched(partMissing);
  const isWaiting = useWatched(pageMissing);
  const isFileMissing = useWatched(fileMissing);
  const isOnline = useOnline();
  const here = useHere();
  return (
    <div role="status" data-no-print="" className="sticky top-(--sticky-top) z-20 -mx-4 md:-mx-8">
      {!isOnline ? (
        <Band title={frameWords.offline}>{frameWords.offlineDetail}</Band>
      ) : isOver ? (
        <Band title={frameWords.signedOut}>
          {frameWords.signedOutDetail} <TextLink href={paths.signIn(here)}>{frameWords.signInAgain}</TextLink>
        </Band>
      ) : isLeft && of ? (
        <Band title={frameWords.wentOn}>
          {frameWords.wentOnDetail(of.organization.name)} <GoBack {...of} />
        </Band>
      ) : isWaiting ? (
        <Band title={frameWords.pageMissing}>{frameWords.pageMissingDetail}</Band>
      ) : isFileMissing ? (
        <Band title={frameWords.pageMissing}>{frameWords.fileMissingDetail}</Band>
      ) : isMissing ? (
        <Band title={frameWords.partMissing}>{frameWords.partMissingDetail}</Band>
      ) : null}
      <Refusal />
    </div>
  );
}

/** Why what was pressed was not done, or that nobody knows whether it was. */
function Refusal() {
  const refused = useWatched(refusal);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the page that was left
  useEffect(() => showRefusal(null), [pathname]);
  useEffect(() => {
    if (refused?.isSignedOut) sessionEnd.set(true);
  }, [refused]);
  if (refused === null) return null;
  return (
    <Band title={refused.title ?? frameWords.notDone}>
      {refused.why}{' '}
      <button type="button" onClick={() => showRefusal(null)} className="target text-link underline">
        {frameWords.closeNotice}
      </button>
    </Band>
  );
}

/** Plainer than a notice, because every page loads it. */
function Band({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-4 border-you border-b border-l-4 bg-surface px-4 py-3">
      <p className="font-semibold text-you">{title}</p>
      <p className="text-ink-2">{children}</p>
    </div>
  );
}
