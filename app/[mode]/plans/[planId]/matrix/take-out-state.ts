import type { DraftStore } from '#components/drafts/draft-store.ts';
import { stateName } from '#components/filings/state-name.ts';
import { focusPageTitle } from '#components/ui/page-title.ts';
import { isUnknown } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import { removeState, restoreState } from './actions.ts';
import { planMatrixWords as words } from './words.ts';

export type Refusal = { title: string; detail: string };

type Removal = {
  mode: Mode;
  store: DraftStore<PlanDraft>;
  jurisdiction: string;
  refuse: (refusal: Refusal | null) => void;
  readAgain: () => Promise<void>;
};

/** Takes a state out of the plan and, for ten seconds, offers to put it back with what was answered for it. */
export async function takeOutState({ mode, store, jurisdiction, refuse, readAgain }: Removal): Promise<void> {
  // Unsaved answers would be written into a state that is no longer in the plan.
  await store.flush();
  const { id, version } = store.state().draft;
  const name = stateName(jurisdiction);
  const outcome = await retryAction(removeState)(mode, { id, jurisdiction, name, version });
  refuse(outcome.ok ? null : refusalOf(outcome.problem, words.notRemoved(name)));
  const kept = outcome.ok ? outcome.data : null;
  if (kept) {
    showToast(words.removed(name), async () => {
      const back = await retryAction(restoreState)(mode, { id, jurisdiction, kept });
      refuse(back.ok ? null : refusalOf(back.problem, words.notRestored(name)));
      await readAgain();
    });
    focusPageTitle();
  }
  await readAgain();
}

function refusalOf(problem: ActionProblem, title: string): Refusal {
  if (isUnknown(problem)) return problem;
  return { title, detail: problem.code === 'plan_changed' ? words.changedMeanwhile : problem.detail };
}
