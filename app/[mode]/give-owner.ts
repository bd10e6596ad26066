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
    showRefusal(outcome.problem, words.notAssigned);
    return false;
  }
  const { previous, owner } = outcome.data;
  const { object } = given;
  if (previous.length === 0) showToast(words.unchanged);
  else {
    const undo = () => void giveBack(mode, [{ object, previous }], owner?.id ?? null);
    showToast(said(previous.length, owner?.name ?? null), undo);
  }
  return true;
}

/** Gives each back to its previous owner, and says where that was refused, or somebody has given it on since. */
export async function giveBack(
  mode: Mode,
  given: readonly Pick<Parameters<typeof restoreOwners>[1], 'object' | 'previous'>[],
  from: string | null,
): Promise<void> {
  let givenOn = 0;
  for (const { object, previous } of given) {
    const back = await retryAction(restoreOwners)(mode, { object, previous, from });
    if (!back.ok) return showRefusal(back.problem, words.notAssigned);
    givenOn += previous.length - back.data;
  }
  if (givenOn > 0) showRefusal(words.givenOn(givenOn));
}
