'use client';

import { useEffect, useEffectEvent } from 'react';
import { isSendKey } from '#components/forms/send-by-key.ts';
import { Button } from '#components/ui/button';
import { planReviewWords } from './review/words.ts';

type SendButtonProps = { busy: boolean; onSend: () => void; children: string };

const toSeeWhatIsSent = 1_000;

/** The button that files, also by Ctrl or Cmd with Enter. */
export function SendButton({ busy, onSend, children }: SendButtonProps) {
  const send = useEffectEvent(onSend);
  useEffect(() => {
    const shownAt = performance.now();
    const onKey = (event: KeyboardEvent) => {
      if (!isSendKey(event) || event.defaultPrevented) return;
      // The same keys led from the form to this page: held, or pressed twice, they would send what nobody has read.
      if (event.repeat || performance.now() - shownAt < toSeeWhatIsSent) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]'))
        return;
      event.preventDefault();
      send();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Button variant="primary" size="large" title={planReviewWords.sendKey} busy={busy} onClick={onSend}>
      {children}
    </Button>
  );
}
