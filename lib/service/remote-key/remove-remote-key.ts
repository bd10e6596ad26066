import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { remoteKeys } from '#lib/service/db/schema/remote-keys';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { logAccess } from '#lib/service/session/log-access';

/** Deletes the organization's key of this mode; does nothing if there is none. */
export async function removeRemoteKey(ctx: Context): Promise<void> {
  const removed = await withTenant(ctx, async (tx) => {
    const rows = await tx
      .delete(remoteKeys)
      .where(mine(ctx, remoteKeys))
      .returning({ last_four: remoteKeys.last_four });
    for (const before of rows) await audit(ctx, tx, 'remote_key.removed', 'remote_key', null, { before });
    return rows.length > 0;
  });
  if (removed) logAccess(ctx, 'remote_key.removed');
}
