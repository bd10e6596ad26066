'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { refusalWords } from './refusal-words.ts';
import { trySignIn } from './try-sign-in.ts';
import { signInWords } from './words.ts';

/** Shown only if this installation has a demo organization. */
export function DemoSignIn({ next, organization }: { next: string; organization: string }) {
  const [refusal, setRefusal] = useState('');
  return (
    <Section title={signInWords.demo}>
      <p className="mb-3 text-ink-2">{signInWords.demoDetail(organization)}</p>
      {refusal ? (
        <div className="mb-3">
          <Notice kind="stop" announce>
            {refusal}
          </Notice>
        </div>
      ) : null}
      <Button onClick={async () => setRefusal(refusalWords(await trySignIn({ demo: 'true' }, next)))}>
        {signInWords.openDemo}
      </Button>
    </Section>
  );
}
