'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Invitation } from '#lib/contract/invitation';
import type { Mode } from '#lib/contract/scalars';
import { resendInvitation, revokeInvitation } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

export function InvitationButtons({ mode, invitation }: { mode: Mode; invitation: Invitation }) {
  const { id, email } = invitation;
  const [refusal, setRefusal] = useState('');
  const press = (act: () => Promise<ActionResult<unknown>>, done: string) => async () => {
    setRefusal('');
    const outcome = await act();
    if (!outcome.ok) return setRefusal(outcome.problem.detail);
    showToast(done);
    // A revoked invitation disappears from the table with its button, so focus moves to the title.
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus();
  };
  return (
    <div className="flex flex-wrap gap-1 py-1">
      <Button
        size="small"
        onClick={press(() => retryAction(resendInvitation)(mode, { id }), words.sent(email))}
      >
        {words.resend}
        <span className="sr-only"> {email}</span>
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={press(() => retryAction(revokeInvitation)(mode, { id }), words.revoked(email))}
      >
        {words.revoke}
        <span className="sr-only"> {email}</span>
      </Button>
      {refusal ? (
        <Notice kind="stop" announce>
          {refusal}
        </Notice>
      ) : null}
    </div>
  );
}
