'use client';

import { useState } from 'react';
import { stateName } from '#components/filings/state-name';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { TextArea } from '#components/ui/text-area';
import { patiently } from '#lib/actions/patiently';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import { cancelFiling } from './actions.ts';

type CancelFilingProps = { filing: Filing; mode: Mode; onCanceled: (filing: Filing) => void };

export function CancelFiling({ filing, mode, onCanceled }: CancelFilingProps) {
  const [reason, setReason] = useState('');
  const state = stateName(filing.jurisdiction);

  async function cancel() {
    const outcome = await patiently(cancelFiling)(mode, {
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
      trigger="Cancel filing"
      triggerVariant="quiet"
      title={`Cancel the ${state} filing of ${filing.legal_name}?`}
      confirmLabel="Cancel filing"
      keepLabel="Keep the filing"
      onConfirm={cancel}
    >
      <p>
        Nothing is sent to {state}, and nothing is billed. Open questions of this filing are closed. A
        canceled filing cannot be taken up again; the business can be filed there anew.
      </p>
      <TextArea
        name="cancel-reason"
        label="Reason"
        optional
        hint="It stands in the history of the filing."
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
