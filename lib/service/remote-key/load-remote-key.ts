import type { RemoteKey } from '#lib/contract/remote-key';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { remoteKeys } from '#lib/service/db/schema/remote-keys';
import { personById } from '#lib/service/person/find-person';

type RemoteKeyRow = typeof remoteKeys.$inferSelect;
type Tenant = Pick<Context, 'organizationId' | 'mode'>;

/** The encrypted key of the organization and mode; null if none is set. */
export async function loadRemoteKey(ctx: Tenant, tx: Tx): Promise<RemoteKeyRow | null> {
  const [row] = await tx.select().from(remoteKeys).where(mine(ctx, remoteKeys));
  return row ?? null;
}

/** The context that the key is encrypted for: it cannot be decrypted for another organization or mode. */
export function placeOfRemoteKey({ organizationId, mode }: Tenant): string {
  return `remote_keys ${organizationId} ${mode}`;
}

/** The key as its organization sees it. */
export async function toRemoteKey(ctx: Context, row: RemoteKeyRow | null): Promise<RemoteKey> {
  return {
    object: 'remote_key',
    mode: ctx.mode,
    service: ctx.parts.env.FILING_API_URL ?? null,
    last_four: row?.last_four ?? null,
    set_at: row?.set_at.toISOString() ?? null,
    set_by: row && ((await personById(ctx.parts, row.set_by))?.name ?? null),
  };
}
