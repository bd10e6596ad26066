'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { refusalWords } from '../sign-in/refusal-words.ts';
import { tryPasskey } from '../sign-in/try-sign-in.ts';
import { secondFactorWords } from './words.ts';

/** A passkey counts as both factors: a person who has one signs in with it and continues. */
export function ConfirmByPasskey({ next }: { next: string }) {
  const [refusal, setRefusal] = useState('');
  return (
    <div className="mb-6 space-y-3">
      {refusal ? <Notice kind="warning" announce title={refusal} /> : null}
      <Button variant="primary" onClick={async () => setRefusal(refusalWords(await tryPasskey(next)))}>
        {secondFactorWords.usePasskey}
      </Button>
    </div>
  );
}
