'use client';

import { useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { fieldId } from '#components/ui/field-id.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { retryAction } from '#lib/actions/retry-action';
import type { Approval } from '#lib/contract/approval';
import type { Mode } from '#lib/contract/scalars';
import { approvalPageWords as words } from '../words.ts';
import { rejectSubmission } from './actions.ts';

export function RejectSubmission({ mode, approval }: { mode: Mode; approval: Approval }) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  async function reject() {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') {
      document.getElementById(fieldId('reject-reason'))?.focus();
      return false;
    }
    const outcome = await retryAction(rejectSubmission)(mode, { id: approval.id, reason: given });
    if (!outcome.ok) return outcome.problem;
    showToast(words.rejected);
    return undefined;
  }

  return (
    <ConfirmDialog
      trigger={words.reject}
      title={words.rejectTitle(approval.legal_name, stateName(approval.jurisdiction))}
      confirmLabel={words.reject}
      keepLabel={words.keep}
      onConfirm={reject}
    >
      <p>{words.rejectDetail}</p>
      <TextArea
        name="reject-reason"
        label={words.rejectReason}
        rows={2}
        maxLength={500}
        value={reason}
        {...(missing && { error: words.reasonMissing })}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
