'use client';

import { agentMailWords } from '#components/agent-mail/words.ts';
import { ConfirmWithReason } from '#components/ui/confirm-with-reason';
import { showToast } from '#components/ui/show-toast.ts';
import type { DeskMail } from '#lib/contract/desk-mail';
import { longestTexts } from '#lib/contract/longest-texts';
import { useDeskAct } from '../use-desk-act.ts';
import { withdrawMail } from './actions.ts';
import { deskMailWords as words } from './words.ts';

type WithdrawMailProps = { mail: Pick<DeskMail, 'id' | 'type' | 'legal_name'>; onDone?: () => void };

/** The name of the business must be typed, because the partner loses the mail. */
export function WithdrawMail({ mail: { id, type, legal_name }, onDone }: WithdrawMailProps) {
  const { act } = useDeskAct(withdrawMail, () => {
    showToast(words.withdrawn(legal_name));
    onDone?.();
  });
  return (
    <ConfirmWithReason
      trigger={
        <>
          {words.withdraw}
          <span className="sr-only"> {legal_name}</span>
        </>
      }
      triggerSize="small"
      title={words.withdrawTitle(agentMailWords.types[type], legal_name)}
      confirmLabel={words.withdraw}
      keepLabel={words.keep}
      typeToConfirm={legal_name}
      reason={{
        name: 'withdraw-reason',
        label: words.withdrawReason,
        hint: words.withdrawHint,
        missing: words.withdrawMissing,
        most: longestTexts.reason,
      }}
      onConfirm={(reason) => act({ id, reason })}
    >
      <p>{words.withdrawDetail}</p>
    </ConfirmWithReason>
  );
}
