'use client';

import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerMenu } from '#components/lists/owner-menu';
import { useSelection } from '#components/lists/selection';
import { SelectionBar } from '#components/lists/selection-bar';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import { focusPageTitle } from '#components/ui/page-title.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { OwnedObject } from '#lib/contract/assignment';
import type { Mode } from '#lib/contract/scalars';
import { assignOwner, restoreOwners } from './owner-actions.ts';

type ListedObject = Exclude<OwnedObject, 'plan' | 'obligation'>;

type Chosen = { ids?: string[]; filters?: Record<string, string> };

type AssignBarProps = {
  mode: Mode;
  object: ListedObject;
  /** Who may own it, oneself first. */
  colleagues: readonly Colleague[];
  /** How many rows the filter shows, and the filter. */
  total: number;
  filters: Record<string, string>;
};

/** Gives the chosen rows of a list to somebody. */
export function AssignBar({ mode, object, colleagues, total, filters }: AssignBarProps) {
  const { chosen, all, set } = useSelection();

  async function give(owner_id: string | undefined) {
    const what: Chosen = all ? { filters } : { ids: [...chosen] };
    const outcome = await retryAction(assignOwner)(mode, { object, ...what, owner_id });
    if (!outcome.ok) return showToast(words.notAssigned(outcome.problem.detail));
    const { previous, owner } = outcome.data;
    focusPageTitle({ preventScroll: true });
    set(new Set());
    if (previous.length === 0) return showToast(words.unchanged);
    showToast(words.assigned(previous.length, owner?.name ?? null), async () => {
      const back = await retryAction(restoreOwners)(mode, { object, previous });
      if (!back.ok) showToast(words.notAssigned(back.problem.detail));
    });
  }

  return (
    <SelectionBar total={total}>
      <OwnerMenu isMain colleagues={colleagues} onChoose={(id) => void give(id)} />
    </SelectionBar>
  );
}
