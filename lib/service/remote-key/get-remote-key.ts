import type { RemoteKey } from '#lib/contract/remote-key';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { loadRemoteKey, toRemoteKey } from '#lib/service/remote-key/load-remote-key';

/** Whether the organization has a key of the external filing service, and its last characters. */
export async function getRemoteKey(ctx: Context): Promise<RemoteKey> {
  return toRemoteKey(ctx, await withTenant(ctx, (tx) => loadRemoteKey(ctx, tx)));
}
