import { selectionWords as words } from '#components/lists/selection-words.ts';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { assignOwner, restoreOwners } from './owner-actions.ts';

type Given = Parameters<typeof assignOwner>[1];

/** Assigns it, and offers to undo that; false if it was refused. `said` says how many rows now have which owner. */
export async function giveOwner(
  mode: Mode,
  given: Given,
  said: (count: number, owner: string | null) => string,
): Promise<boolean> {
  const outcome = await retryAction(assignOwner)(mode, given);
  if (!outcome.ok) {
    showRefusal(words.notAssigned(outcome.problem.detail));
    return false;
  }
  const { previous, owner } = outcome.data;
  const { object } = given;
  if (previous.length === 0) showToast(words.unchanged);
  else {
    showToast(said(previous.length, owner?.name ?? null), async () => {
      const back = await retryAction(restoreOwners)(mode, { object, previous });
      if (!back.ok) showRefusal(words.notAssigned(back.problem.detail));
    });
  }
  return true;
}
