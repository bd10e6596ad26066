'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { refusalWords } from '../sign-in/refusal-words.ts';
import { tryPasskey } from '../sign-in/try-sign-in.ts';
import { secondFactorWords } from './words.ts';

/** A passkey counts as both factors: a person who has one signs in with it and continues. */
export function ConfirmByPasskey({ next }: { next: string }) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function press() {
    setBusy(true);
    setRefusal(refusalWords(await tryPasskey(next)));
    setBusy(false);
  }
  return (
    <div className="mb-6 space-y-3">
      {refusal ? <Notice kind="warning" announce title={refusal} /> : null}
      <Button variant="primary" busy={busy} onClick={press}>
        {secondFactorWords.usePasskey}
      </Button>
    </div>
  );
}
