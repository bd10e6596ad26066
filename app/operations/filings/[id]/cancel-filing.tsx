'use client';

import { useState } from 'react';
import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { TextArea } from '#components/ui/text-area';
import type { Filing } from '#lib/contract/filing';
import { useDeskAct } from '../../use-desk-act.ts';
import { cancelFiling } from './actions.ts';
import { besideWords } from './words.ts';

export function CancelFiling({ filing }: { filing: Filing }) {
  const [reason, setReason] = useState('');
  const { act } = useDeskAct(cancelFiling);

  async function cancel() {
    if (reason.trim() === '') return besideWords.cancelMissing;
    const outcome = await act({ id: filing.id, reason: reason.trim() });
    return outcome.ok ? undefined : outcome.problem;
  }

  return (
    <ConfirmDialog
      trigger={besideWords.cancel}
      triggerVariant="quiet"
      title={besideWords.cancelTitle(stateName(filing.jurisdiction), filing.legal_name)}
      confirmLabel={besideWords.cancel}
      keepLabel={besideWords.keep}
      typeToConfirm={filing.legal_name}
      onConfirm={cancel}
    >
      <p>{besideWords.cancelDetail}</p>
      <TextArea
        name="cancel-reason"
        label={besideWords.cancelReason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
