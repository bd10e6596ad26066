'use client';

import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerMenu } from '#components/lists/owner-menu';
import { useSelection } from '#components/lists/selection';
import { SelectionBar } from '#components/lists/selection-bar';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import type { OwnedObject } from '#lib/contract/assignment';
import type { Mode } from '#lib/contract/scalars';
import { giveOwner } from './give-owner.ts';

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
  const { chosen, all, drop } = useSelection();

  async function give(owner_id: string | undefined) {
    const what: Chosen = all ? { filters } : { ids: [...chosen] };
    const isGiven = await giveOwner(mode, { object, ...what, owner_id }, words.assigned);
    if (isGiven) drop(chosen);
  }

  return (
    <SelectionBar total={total}>
      <OwnerMenu isMain colleagues={colleagues} onChoose={give} />
    </SelectionBar>
  );
}
