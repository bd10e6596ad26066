'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { tryProvider } from './try-sign-in.ts';
import { signInWords } from './words.ts';

/** Shown only if the configuration names a sign-in provider. */
export function ProviderSignIn({ next, host }: { next: string; host: string }) {
  const [refusal, setRefusal] = useState('');
  return (
    <div className="space-y-3">
      {refusal ? (
        <Notice kind="stop" announce>
          {refusal}
        </Notice>
      ) : null}
      <Button wide onClick={async () => setRefusal(await tryProvider(next))}>
        {signInWords.with(host)}
      </Button>
    </div>
  );
}
