import { OwnedObject } from '#lib/contract/assignment';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { auditEach } from '#lib/service/event/record-event';

type Owned = { id: string; object: OwnedObject };

/** Records that objects of any type went from one owner to another; null is nobody. */
export async function auditOwners(
  ctx: Context,
  tx: Tx,
  owned: readonly Owned[],
  from: string | null,
  to: string | null,
): Promise<void> {
  for (const object of OwnedObject.options) {
    const changed = owned
      .filter((one) => one.object === object)
      .map(({ id }) => ({ id, before: { owner_id: from }, after: { owner_id: to } }));
    await auditEach(ctx, tx, `${object}.assigned`, object, changed);
  }
}
