import type { ApiKey } from '#lib/contract/api-key';
import { apiKeyIs, lockApiKey } from '#lib/service/api-key/load-api-key';
import { toOneApiKey } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { logAccess } from '#lib/service/session/log-access';

/** Revokes the key permanently: once this has answered, no process accepts it. Revoking it again changes nothing. */
export async function revokeApiKey(ctx: Context, id: string): Promise<ApiKey> {
  const { row, isNew } = await withTenant(ctx, async (tx) => {
    const found = await lockApiKey(ctx, tx, id);
    if (found.revoked_at) return { row: found, isNew: false };
    const revoked_at = ctx.parts.clock();
    await tx.update(apiKeys).set({ revoked_at }).where(apiKeyIs(ctx, id));
    await audit(ctx, tx, 'api_key.revoked', 'api_key', id, {
      after: { revoked_at: revoked_at.toISOString() },
    });
    return { row: { ...found, revoked_at }, isNew: true };
  });
  if (isNew) logAccess(ctx, 'api_key.revoked', { object: id });
  // Announced again for a key that was revoked before: the earlier process may have ended before it announced it.
  await ctx.parts.credentials.announce();
  return toOneApiKey(ctx, row);
}
