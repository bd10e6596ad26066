'use client';

import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerMenu } from '#components/lists/owner-menu';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Owner } from '#lib/contract/assignment';
import type { Mode } from '#lib/contract/scalars';
import { assignOwner, restoreOwners } from './owner-actions.ts';

type OwnerControlProps = {
  mode: Mode;
  object: 'filing' | 'case';
  id: string;
  owner: Owner | null;
  colleagues: readonly Colleague[];
};

/** Who looks after it, and the choice of somebody else. */
export function OwnerControl({ mode, object, id, owner, colleagues }: OwnerControlProps) {
  async function give(owner_id: string | undefined) {
    const outcome = await retryAction(assignOwner)(mode, { object, ids: [id], owner_id });
    if (!outcome.ok) return showToast(words.notAssigned(outcome.problem.detail));
    const { previous, owner: now } = outcome.data;
    if (previous.length === 0) return showToast(words.unchanged);
    showToast(words.given(now?.name ?? null), async () => {
      const back = await retryAction(restoreOwners)(mode, { object, previous });
      if (!back.ok) showToast(words.notAssigned(back.problem.detail));
    });
  }
  return (
    <OwnerMenu
      label={words.ownerIs(owner?.name ?? null)}
      colleagues={colleagues}
      onChoose={(person) => void give(person)}
    />
  );
}
