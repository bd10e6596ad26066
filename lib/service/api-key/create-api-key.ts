import type { ApiKeyOnce, CreateApiKeyRequest } from '#lib/contract/api-key';
import { resourceScopes } from '#lib/contract/resource-scope';
import { apiKeysLock, insertApiKey, readTerms, scopeFaults } from '#lib/service/api-key/insert-api-key';
import { requireScopeRight } from '#lib/service/api-key/require-scope-right';
import { toOneApiKey } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { requireFresh } from '#lib/service/second-factor/require-fresh';
import { logAccess } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Creates a key for the caller's mode. Only this response contains its raw form. */
export async function createApiKey(
  ctx: Context,
  throttle: SignInThrottle,
  input: CreateApiKeyRequest,
): Promise<ApiKeyOnce> {
  await requireFresh(ctx, throttle, input);
  const { name, scope } = input;
  const { allowed_addresses, expires_at } = readTerms(input, ctx.parts.clock(), scopeFaults(input));
  const scopes = resourceScopes.filter((one) => input.scopes?.includes(one));
  const terms = { name, scope, scopes, allowed_addresses };
  requireScopeRight(ctx, terms);
  const { row, rawKey } = await withTenant(
    ctx,
    async (tx) => {
      const made = await insertApiKey(ctx, tx, { ...terms, expires_at, replaces: null });
      await audit(ctx, tx, 'api_key.created', 'api_key', made.row.id, { after: terms });
      return made;
    },
    [apiKeysLock],
  );
  logAccess(ctx, 'api_key.created', { object: row.id });
  return { ...(await toOneApiKey(ctx, row)), raw_key: rawKey };
}
