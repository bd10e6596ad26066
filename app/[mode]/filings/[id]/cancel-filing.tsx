'use client';

import { useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { TextArea } from '#components/ui/text-area';
import { retryAction } from '#lib/actions/retry-action';
import type { Filing } from '#lib/contract/filing';
import { longestTexts } from '#lib/contract/longest-texts';
import type { Mode } from '#lib/contract/scalars';
import { canCancelFiling } from '#lib/rules/filing/filing-state';
import { filingPageWords } from '../words.ts';
import { cancelFiling } from './actions.ts';

type CancelFilingProps = { filing: Filing; mode: Mode; onCanceled: (filing: Filing) => void };

export function CancelFiling({ filing, mode, onCanceled }: CancelFilingProps) {
  const [reason, setReason] = useState('');
  const state = stateName(filing.jurisdiction);

  async function cancel() {
    const outcome = await retryAction(cancelFiling)(mode, {
      id: filing.id,
      reason: reason.trim() || undefined,
    });
    if (outcome.ok) onCanceled(outcome.data);
    return outcome;
  }

  return (
    <ConfirmDialog
      trigger={filingPageWords.cancel}
      isOffered={canCancelFiling(filing.status)}
      title={filingPageWords.cancelTitle(state, filing.legal_name)}
      confirmLabel={filingPageWords.cancel}
      keepLabel={filingPageWords.keep}
      typeToConfirm={mode === 'live' ? filing.legal_name : undefined}
      onConfirm={cancel}
    >
      <p>{filingPageWords.cancelDetail(state)}</p>
      <TextArea
        name="cancel-reason"
        label={filingPageWords.reason}
        optional
        hint={filingPageWords.reasonHint}
        rows={2}
        maxLength={longestTexts.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
