import { and, count } from 'drizzle-orm';
import { parseNetwork } from '#lib/config/client-address';
import type { CreateApiKeyRequest } from '#lib/contract/api-key';
import { type ResourceScope, resourceScopes } from '#lib/contract/resource-scope';
import { isActive } from '#lib/service/api-key/load-api-key';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type ApiKeyRow, apiKeys } from '#lib/service/db/schema/api-keys';
import { invalid, ProblemError } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { hashKey, makeKey } from '#lib/service/keys';

/** Held while keys are counted, so that two at once do not exceed the limit together. */
export const apiKeysLock = 'api keys';
const mostActive = 100;

/** The properties that a rolled key passes on. */
type KeyTerms = Pick<ApiKeyRow, 'name' | 'scope' | 'scopes' | 'allowed_addresses'>;
type Asked = KeyTerms & Pick<ApiKeyRow, 'expires_at' | 'replaces'>;

/**
 * Creates a key of the caller's organization and mode. Of the raw key, only its hash and its last characters are
 * stored.
 */
export async function insertApiKey(
  ctx: Context,
  tx: Tx,
  asked: Asked,
): Promise<{ row: ApiKeyRow; rawKey: string }> {
  // A key lives in real time, whatever the sandbox's clock shows.
  const now = ctx.parts.clock();
  await refuseTooMany(ctx, tx, now);
  const rawKey = makeKey(ctx.mode);
  const maker = ctx.actor.type === 'person' ? ctx.actor.id : null;
  const row: ApiKeyRow = {
    ...asked,
    ...ofTenant(ctx),
    id: newId(now),
    hash: hashKey(rawKey),
    last_four: rawKey.slice(-4),
    revoked_at: null,
    last_used_at: null,
    last_used_address: null,
    created_by: maker,
    made_by: maker,
    created_at: now,
  };
  await tx.insert(apiKeys).values(row);
  return { row, rawKey };
}

async function refuseTooMany(ctx: Context, tx: Tx, now: Date): Promise<void> {
  const own = mine(ctx, apiKeys);
  const [found] = await tx
    .select({ active: count() })
    .from(apiKeys)
    .where(and(own, isActive(now)));
  if ((found?.active ?? 0) < mostActive) return;
  throw new ProblemError(
    'conflict',
    `There are ${mostActive} ${ctx.mode} keys that work, which is the most. Revoke one that is not used, then create this one.`,
  );
}

/** Throws `validation_error` for a time that has passed in real time. */
export function readExpiry(expiresAt: string | null | undefined, now: Date): Date | null {
  if (!expiresAt) return null;
  const moment = new Date(expiresAt);
  if (moment > now) return moment;
  const detail = `Use a moment after ${now.toISOString()}. Keys expire in real time, also in test mode.`;
  throw invalid([{ pointer: '/expires_at', code: 'in_the_past', detail }]);
}

/** Throws `validation_error` if a restricted key has no scopes, or another key has some. */
export function readScopes({
  scope,
  scopes = [],
}: Pick<CreateApiKeyRequest, 'scope' | 'scopes'>): ResourceScope[] {
  const isChosen = scope === 'restricted';
  if (isChosen === scopes.length > 0) return resourceScopes.filter((one) => scopes.includes(one));
  const detail = isChosen ? 'Choose at least one.' : 'Only a restricted key has scopes of its own.';
  throw invalid([{ pointer: '/scopes', code: isChosen ? 'required' : 'not_allowed', detail }]);
}

/** Throws `validation_error` that points at each entry that is neither an address nor a range. */
export function readAddresses(entries: readonly string[] = []): string[] {
  const addresses = entries.map((entry) => entry.trim().toLowerCase());
  const errors = addresses.flatMap((address, index) =>
    parseNetwork(address)
      ? []
      : [
          {
            pointer: `/allowed_addresses/${index}`,
            code: 'invalid',
            detail: `${address || 'An empty entry'} is not an IP address or a CIDR range. Write it like 203.0.113.9 or 203.0.113.0/24.`,
          },
        ],
  );
  if (errors.length > 0) throw invalid(errors);
  return [...new Set(addresses)];
}
