'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { ActionResult } from '#lib/actions/action-result';

type ActButtonProps = {
  label: string;
  /** What a row is about, which a screen reader reads after the label. */
  about?: string;
  variant?: 'quiet';
  size?: 'small';
  act: () => Promise<ActionResult<unknown>>;
  onDone: () => void;
};

/** Acts without a question, and says below why it was refused. */
export function ActButton({ label, about, act, onDone, ...look }: ActButtonProps) {
  const [refusal, setRefusal] = useState('');
  async function press() {
    const outcome = await act();
    setRefusal(outcome.ok ? '' : outcome.problem.detail);
    if (outcome.ok) onDone();
  }
  return (
    <>
      <Button {...look} onClick={press}>
        {label}
        {about ? <span className="sr-only"> {about}</span> : null}
      </Button>
      {refusal ? (
        <Notice kind="stop" announce>
          {refusal}
        </Notice>
      ) : null}
    </>
  );
}
