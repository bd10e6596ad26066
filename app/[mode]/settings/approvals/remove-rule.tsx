'use client';

import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { settingsWords } from '../words.ts';
import { removeApprovalRule } from './actions.ts';

const words = settingsWords.approvals;

type RemoveRuleProps = { mode: Mode; id: string; sentence: string };

export function RemoveRule({ mode, id, sentence }: RemoveRuleProps) {
  return (
    <ConfirmDialog
      trigger={
        <>
          {words.remove}
          <span className="sr-only"> {sentence}</span>
        </>
      }
      triggerVariant="quiet"
      triggerSize="small"
      title={words.removeTitle}
      confirmLabel={words.remove}
      keepLabel={words.keep}
      onConfirm={async () => {
        const outcome = await retryAction(removeApprovalRule)(mode, { id });
        return outcome.ok ? undefined : outcome.problem;
      }}
    >
      <p>{sentence}</p>
      <p>{words.removeDetail}</p>
    </ConfirmDialog>
  );
}
