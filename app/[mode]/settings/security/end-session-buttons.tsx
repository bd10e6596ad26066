'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { endOtherSessions, endSession } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security;

export function EndSessionButton({ mode, id, browser }: { mode: Mode; id: string; browser: string }) {
  return (
    <EndButton
      label={words.end}
      hidden={words.endLabel(browser)}
      done={words.ended}
      end={() => retryAction(endSession)(mode, { id })}
    />
  );
}

export function EndOthersButton({ mode }: { mode: Mode }) {
  return (
    <EndButton
      label={words.endOthers}
      done={words.othersEnded}
      end={() => retryAction(endOtherSessions)(mode, {})}
    />
  );
}

type EndButtonProps = {
  label: string;
  hidden?: string;
  done: string;
  end: () => Promise<ActionResult<void>>;
};

// The button disappears with its row, so focus moves to the title.
function EndButton({ label, hidden, done, end }: EndButtonProps) {
  const [refusal, setRefusal] = useState('');
  async function press() {
    const ended = await end();
    if (!ended.ok) return setRefusal(ended.problem.detail);
    showToast(done);
    document.getElementById('page-title')?.focus();
  }
  return (
    <>
      <Button size="small" onClick={press}>
        {label}
        {hidden ? <span className="sr-only"> {hidden}</span> : null}
      </Button>
      {refusal ? (
        <Notice kind="stop" announce>
          {refusal}
        </Notice>
      ) : null}
    </>
  );
}
