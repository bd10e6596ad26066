'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { shownOnceWords } from '#components/developers/words.ts';
import { Button } from '#components/ui/button';
import { CopyButton } from '#components/ui/copy-button';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';

type ShownOnceProps = {
  title: string;
  secret: string;
  /** The name of the secret in a sentence: "key". */
  label: string;
  /** What it is for, and where to put it. */
  children: ReactNode;
  /** How to get another one if this one is lost. */
  ifLost: ReactNode;
  onStored: () => void;
};

/**
 * A secret that nobody can read again: it stays visible until the person confirms that they have stored it or do not
 * need it.
 */
export function ShownOnce({ title, secret, label, children, ifLost, onStored }: ShownOnceProps) {
  const [isLeaving, setLeaving] = useState(false);
  const release = useLeaveGuard(() => setLeaving(true));

  function leave() {
    release();
    onStored();
  }

  return (
    <Dialog role="alertdialog" width="form" title={title} isOpen onOpenChange={() => setLeaving(true)}>
      <div className="space-y-4">
        <div className="space-y-2">{children}</div>
        <div className="space-y-2">
          <code className="block select-all whitespace-pre-line break-all rounded-chip border border-control bg-sunken px-3 py-2 font-mono">
            {secret}
          </code>
          <CopyButton text={secret} label={label} variant="secondary" />
        </div>
        {isLeaving ? (
          <Notice
            kind="warning"
            announce
            title={shownOnceWords.leaving(label)}
            actions={
              <Button size="small" onClick={leave}>
                {shownOnceWords.leave}
              </Button>
            }
          >
            {ifLost}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button variant="primary" onClick={leave}>
            {shownOnceWords.stored}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * While it is mounted, the browser asks before the page is closed or reloaded, and the back button stays on the page
 * and calls `onTry`. Returns a function that ends both, to be called before leaving.
 */
function useLeaveGuard(onTry: () => void): () => void {
  const guard = useRef<AbortController>(null);
  const stay = useEffectEvent(() => {
    // Each press of the back button uses up one history entry.
    window.history.pushState(null, '');
    onTry();
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    guard.current = ends;
    window.history.pushState(null, '');
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    window.addEventListener('popstate', () => stay(), { signal });
    return () => ends.abort();
  }, []);
  return () => {
    guard.current?.abort();
    window.history.back();
  };
}
