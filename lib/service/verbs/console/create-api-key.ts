import type { ApiKeyOnce, CreateApiKeyRequest } from '#lib/contract/console/api-key';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { apiKeysLock, insertApiKey, readExpiry } from '#lib/service/verbs/console/insert-api-key';
import { logAccess } from '#lib/service/verbs/console/log-access';
import { toOneApiKey } from '#lib/service/verbs/console/to-api-keys';
import { audit } from '#lib/service/verbs/record-event';

/** Makes a key for the mode that the caller looks at. Its raw form is in this answer and nowhere else. */
export async function createApiKey(ctx: Context, input: CreateApiKeyRequest): Promise<ApiKeyOnce> {
  const { name, scope } = input;
  const expires_at = readExpiry(input.expires_at, ctx.parts.clock());
  const { row, rawKey } = await withTenant(
    ctx,
    async (tx) => {
      const made = await insertApiKey(ctx, tx, { name, scope, expires_at, replaces: null });
      await audit(ctx, tx, 'api_key.created', 'api_key', made.row.id);
      return made;
    },
    [apiKeysLock],
  );
  logAccess(ctx, 'api_key.created', { object: row.id });
  return { ...(await toOneApiKey(ctx, row)), raw_key: rawKey };
}
