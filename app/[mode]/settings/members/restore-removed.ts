import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { restoreMember } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

/** Makes a removed person a member again, or says why not. */
export async function restoreRemoved(mode: Mode, { id, name }: { id: string; name: string }): Promise<void> {
  const outcome = await retryAction(restoreMember)(mode, { id });
  if (outcome.ok) showToast(words.returned(name));
  else showRefusal(outcome.problem, (why) => words.notReturned(name, why));
}
