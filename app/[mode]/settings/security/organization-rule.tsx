'use client';

import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { ActButton } from '../act-button.tsx';
import { updateOrganization } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security.rule;

export function OrganizationRule({ mode, isRequired }: { mode: Mode; isRequired: boolean }) {
  const set = (requires_second_factor: boolean) =>
    retryAction(updateOrganization)(mode, { requires_second_factor });

  async function undo() {
    const back = await set(isRequired);
    if (!back.ok) showRefusal(back.problem, words.notUndone);
  }

  return (
    <div className="mt-3 space-y-3">
      <p>{isRequired ? words.required : words.optional}</p>
      <p className="text-ink-2">{isRequired ? words.releaseDetail : words.requireDetail}</p>
      <ActButton
        label={isRequired ? words.release : words.require}
        act={() => set(!isRequired)}
        onDone={() => showToast(isRequired ? words.released : words.isRequired, () => void undo())}
      />
    </div>
  );
}
