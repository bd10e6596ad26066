'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { sessionEnd } from '#components/shell/session-end.ts';
import { useHere } from '#components/shell/use-here.ts';
import { useOnline } from '#components/shell/use-online.ts';
import { frameWords } from '#components/shell/words.ts';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';

/**
 * Above a page that can save nothing, because its session has ended or the browser is offline. The region always exists,
 * so that screen readers announce the text.
 */
export function ConnectionNotice() {
  const isOver = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isOver, () => false);
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
      ) : null}
    </div>
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
