import type { ApiKeyOnce, CreateApiKeyRequest } from '#lib/contract/api-key';
import { resourceScopes } from '#lib/contract/resource-scope';
import { apiKeysLock, insertApiKey, readTerms, scopeFaults } from '#lib/service/api-key/insert-api-key';
import { requireScopeRight } from '#lib/service/api-key/require-scope-right';
import { shownBefore } from '#lib/service/api-key/shown-before';
import { toOneApiKey } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { audit } from '#lib/service/event/record-event';
import { requireFresh } from '#lib/service/second-factor/require-fresh';
import { logAccess } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/**
 * Creates a key for the caller's mode. Only this response contains its raw form: a repeated request, which cannot get it
 * any more, throws `conflict`.
 */
export async function createApiKey(
  ctx: Context,
  throttle: SignInThrottle,
  input: CreateApiKeyRequest,
  once?: Once,
): Promise<ApiKeyOnce> {
  await requireFresh(ctx, throttle, input);
  const { name, scope } = input;
  const { allowed_addresses, expires_at } = readTerms(input, ctx.parts.clock(), scopeFaults(input));
  const scopes = resourceScopes.filter((one) => input.scopes?.includes(one));
  const terms = { name, scope, scopes, allowed_addresses };
  requireScopeRight(ctx, terms);
  const make = async (tx: Tx) => {
    const made = await insertApiKey(ctx, tx, { ...terms, expires_at, replaces: null });
    await audit(ctx, tx, 'api_key.created', 'api_key', made.row.id, { after: terms });
    return { ...made, id: made.row.id, object: 'api_key' };
  };
  const show = (_tx: Tx, id: string) => Promise.reject(shownBefore(name, id, 'roll'));
  const { id, row, rawKey } = await makeOnce(ctx, once, { make, show }, [apiKeysLock]);
  logAccess(ctx, 'api_key.created', { object: id });
  return { ...(await toOneApiKey(ctx, row)), raw_key: rawKey };
}
