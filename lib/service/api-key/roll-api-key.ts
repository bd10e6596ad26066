import { eq } from 'drizzle-orm';
import type { ApiKeyOnce, RollApiKeyRequest } from '#lib/contract/api-key';
import { apiKeysLock, insertApiKey, readTerms } from '#lib/service/api-key/insert-api-key';
import { apiKeyIs, lockApiKey } from '#lib/service/api-key/load-api-key';
import { requireScopeRight } from '#lib/service/api-key/require-scope-right';
import { statusOf, toOneApiKey } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ApiKeyRow, apiKeys } from '#lib/service/db/schema/api-keys';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { requireFresh } from '#lib/service/second-factor/require-fresh';
import { logAccess } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Replaces this key by a new one; the old key works until the overlap ends. */
export async function rollApiKey(
  ctx: Context,
  throttle: SignInThrottle,
  id: string,
  input: RollApiKeyRequest,
): Promise<ApiKeyOnce> {
  await requireFresh(ctx, throttle, input);
  const now = ctx.parts.clock();
  const asked = input.expires_at;
  const { row, rawKey } = await withTenant(
    ctx,
    async (tx) => {
      const old = await lockApiKey(ctx, tx, id);
      await refuseToRoll(ctx, tx, old, now);
      const { name, scope, scopes, allowed_addresses } = old;
      const terms = { name, scope, scopes, allowed_addresses };
      requireScopeRight(ctx, terms);
      const made = await insertApiKey(ctx, tx, {
        ...terms,
        expires_at:
          asked === undefined ? sameLife(old, now) : readTerms({ expires_at: asked }, now).expires_at,
        replaces: id,
      });
      const end = new Date(now.getTime() + input.overlap_seconds * 1000);
      const expires_at = old.expires_at && old.expires_at < end ? old.expires_at : end;
      await tx.update(apiKeys).set({ expires_at }).where(apiKeyIs(ctx, id));
      await audit(ctx, tx, 'api_key.rolled', 'api_key', id, {
        before: { expires_at: old.expires_at?.toISOString() ?? null },
        after: { expires_at: expires_at.toISOString(), replaced_by: made.row.id },
      });
      await audit(ctx, tx, 'api_key.created', 'api_key', made.row.id, { after: terms });
      return made;
    },
    [apiKeysLock],
  );
  logAccess(ctx, 'api_key.rolled', { object: id });
  logAccess(ctx, 'api_key.created', { object: row.id });
  await ctx.parts.credentials.announce();
  return { ...(await toOneApiKey(ctx, row)), raw_key: rawKey };
}

async function refuseToRoll(ctx: Context, tx: Tx, key: ApiKeyRow, now: Date): Promise<void> {
  const status = statusOf(key, now);
  if (status !== 'active') {
    const detail = `This key is ${status}. Create a new one instead.`;
    throw new ProblemError('conflict', detail);
  }
  const [next] = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(mine(ctx, apiKeys, eq(apiKeys.replaces, key.id)));
  if (next) throw new ProblemError('conflict', 'This key was rolled already. Roll the key that replaced it.');
}

function sameLife({ created_at, expires_at }: ApiKeyRow, now: Date): Date | null {
  return expires_at && new Date(now.getTime() + expires_at.getTime() - created_at.getTime());
}
