'use client';

import { stateName } from '#components/filings/state-name.ts';
import { ConfirmWithReason } from '#components/ui/confirm-with-reason';
import type { Filing } from '#lib/contract/filing';
import { longestTexts } from '#lib/contract/longest-texts';
import { canCancelFiling } from '#lib/rules/filing/filing-state';
import { useDeskAct } from '../../use-desk-act.ts';
import { cancelFiling } from './actions.ts';
import { besideWords } from './words.ts';

export function CancelFiling({ filing }: { filing: Filing }) {
  const { act } = useDeskAct(cancelFiling);
  return (
    <ConfirmWithReason
      trigger={besideWords.cancel}
      triggerVariant="quiet"
      isOffered={canCancelFiling(filing.status)}
      title={besideWords.cancelTitle(stateName(filing.jurisdiction), filing.legal_name)}
      confirmLabel={besideWords.cancel}
      keepLabel={besideWords.keep}
      typeToConfirm={filing.legal_name}
      reason={{
        name: 'cancel-reason',
        label: besideWords.cancelReason,
        missing: besideWords.cancelMissing,
        most: longestTexts.reason,
      }}
      onConfirm={(reason) => act({ id: filing.id, reason })}
    >
      <p>{besideWords.cancelDetail}</p>
    </ConfirmWithReason>
  );
}
