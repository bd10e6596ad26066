import type { Context } from '#lib/service/context';
import { remoteKeys } from '#lib/service/db/schema/remote-keys';
import { withTenant } from '#lib/service/db/tenant';
import { remoteKeyIs } from '#lib/service/verbs/console/load-remote-key';
import { logAccess } from '#lib/service/verbs/console/log-access';
import { audit } from '#lib/service/verbs/record-event';

/** Forgets the organization's key of this mode; where there is none, nothing changes. */
export async function removeRemoteKey(ctx: Context): Promise<void> {
  const removed = await withTenant(ctx, async (tx) => {
    const rows = await tx.delete(remoteKeys).where(remoteKeyIs(ctx)).returning({ mode: remoteKeys.mode });
    if (rows.length > 0) await audit(ctx, tx, 'remote_key.removed', 'remote_key', null);
    return rows.length > 0;
  });
  if (removed) logAccess(ctx, 'remote_key.removed');
}
