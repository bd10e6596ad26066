'use client';

import { focusPageTitle } from '#components/ui/page-title.ts';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { ActButton } from '../act-button.tsx';
import { settingsWords } from '../words.ts';
import { removeApprovalRule, restoreApprovalRule } from './actions.ts';

const words = settingsWords.approvals;

type RemoveRuleProps = { mode: Mode; id: string; sentence: string };

export function RemoveRule({ mode, id, sentence }: RemoveRuleProps) {
  async function undo() {
    const back = await retryAction(restoreApprovalRule)(mode, { id });
    if (!back.ok) showRefusal(back.problem, words.notRestored);
  }
  return (
    <ActButton
      size="small"
      variant="quiet"
      label={words.remove}
      about={sentence}
      act={() => retryAction(removeApprovalRule)(mode, { id })}
      onDone={() => {
        showToast(words.removed, () => void undo());
        focusPageTitle();
      }}
    />
  );
}
