'use client';

import { useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { TextArea } from '#components/ui/text-area';
import { retryAction } from '#lib/actions/retry-action';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import { filingWords } from '../words.ts';
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
    if (outcome.ok) {
      onCanceled(outcome.data);
      return undefined;
    }
    return outcome.problem;
  }

  return (
    <ConfirmDialog
      trigger={filingWords.page.cancel}
      triggerVariant="quiet"
      title={filingWords.page.cancelTitle(state, filing.legal_name)}
      confirmLabel={filingWords.page.cancel}
      keepLabel={filingWords.page.keep}
      onConfirm={cancel}
    >
      <p>{filingWords.page.cancelDetail(state)}</p>
      <TextArea
        name="cancel-reason"
        label={filingWords.page.reason}
        optional
        hint={filingWords.page.reasonHint}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
