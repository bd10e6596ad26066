'use client';

import { stateName } from '#components/filings/state-name.ts';
import { ConfirmWithReason } from '#components/ui/confirm-with-reason';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Approval } from '#lib/contract/approval';
import { longestTexts } from '#lib/contract/longest-texts';
import type { Mode } from '#lib/contract/scalars';
import { approvalPageWords as words } from '../words.ts';
import { rejectSubmission } from './actions.ts';

export function RejectSubmission({ mode, approval }: { mode: Mode; approval: Approval }) {
  return (
    <ConfirmWithReason
      trigger={words.reject}
      title={words.rejectTitle(approval.legal_name, stateName(approval.jurisdiction))}
      confirmLabel={words.reject}
      keepLabel={words.keep}
      reason={{
        name: 'reject-reason',
        label: words.rejectReason,
        missing: words.reasonMissing,
        most: longestTexts.reason,
      }}
      onConfirm={async (reason) => {
        const outcome = await retryAction(rejectSubmission)(mode, { id: approval.id, reason });
        if (outcome.ok) showToast(words.rejected);
        return outcome;
      }}
    >
      <p>{words.rejectDetail}</p>
    </ConfirmWithReason>
  );
}
