import type { ApiKey, UpdateApiKeyRequest } from '#lib/contract/api-key';
import { apiKeyIs, lockApiKey } from '#lib/service/api-key/load-api-key';
import { toOneApiKey } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { logAccess } from '#lib/service/session/log-access';

/** Gives the key another name; what it does from now on is recorded under that name. */
export async function updateApiKey(ctx: Context, id: string, { name }: UpdateApiKeyRequest): Promise<ApiKey> {
  const { row, isNew } = await withTenant(ctx, async (tx) => {
    const found = await lockApiKey(ctx, tx, id);
    if (found.name === name) return { row: found, isNew: false };
    await tx.update(apiKeys).set({ name }).where(apiKeyIs(ctx, id));
    await audit(ctx, tx, 'api_key.renamed', 'api_key', id, {
      before: { name: found.name },
      after: { name },
    });
    return { row: { ...found, name }, isNew: true };
  });
  if (isNew) logAccess(ctx, 'api_key.renamed', { object: id });
  await ctx.parts.credentials.announce();
  return toOneApiKey(ctx, row);
}
