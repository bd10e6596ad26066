'use client';

import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerMenu } from '#components/lists/owner-menu';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import type { Owner } from '#lib/contract/assignment';
import type { Mode } from '#lib/contract/scalars';
import { giveOwner } from './give-owner.ts';

type OwnerControlProps = {
  mode: Mode;
  object: 'filing' | 'case';
  id: string;
  owner: Owner | null;
  colleagues: readonly Colleague[];
};

/** Who looks after it, and the choice of somebody else. */
export function OwnerControl({ mode, object, id, owner, colleagues }: OwnerControlProps) {
  const give = (owner_id: string | undefined) =>
    giveOwner(mode, { object, ids: [id], owner_id }, (_, name) => words.given(name));
  return <OwnerMenu label={words.ownerIs(owner?.name ?? null)} colleagues={colleagues} onChoose={give} />;
}
