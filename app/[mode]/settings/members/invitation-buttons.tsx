'use client';

import { keepFocusOnPage } from '#components/ui/page-title.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Invitation } from '#lib/contract/invitation';
import type { Mode } from '#lib/contract/scalars';
import { ActButton } from '../act-button.tsx';
import { resendInvitation, revokeInvitation } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

export function InvitationButtons({ mode, invitation }: { mode: Mode; invitation: Invitation }) {
  const { id, email } = invitation;
  return (
    <div className="flex gap-1 max-wide:flex-wrap">
      <ActButton
        size="small"
        label={words.resend}
        about={email}
        act={() => retryAction(resendInvitation)(mode, { id })}
        onDone={() => showToast(words.sent(email))}
      />
      <ActButton
        size="small"
        variant="quiet"
        label={words.revoke}
        about={email}
        act={() => retryAction(revokeInvitation)(mode, { id })}
        onDone={() => {
          showToast(words.revoked(email));
          // The invitation disappears from the table with its button.
          keepFocusOnPage();
        }}
      />
    </div>
  );
}
