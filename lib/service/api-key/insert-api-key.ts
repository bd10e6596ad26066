import { and, count } from 'drizzle-orm';
import { parseNetwork } from '#lib/config/client-address';
import type { CreateApiKeyRequest } from '#lib/contract/api-key';
import type { FieldError } from '#lib/contract/problem';
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

/** Where a key works from, and until when. Throws `validation_error` with each of their faults, after those given. */
export function readTerms(
  { allowed_addresses = [], expires_at }: Pick<CreateApiKeyRequest, 'allowed_addresses' | 'expires_at'>,
  now: Date,
  otherFaults: FieldError[] = [],
): Pick<ApiKeyRow, 'allowed_addresses' | 'expires_at'> {
  const addresses = allowed_addresses.map((entry) => entry.trim().toLowerCase());
  const moment = expires_at ? new Date(expires_at) : null;
  const faults = [...otherFaults, ...addressFaults(addresses), ...expiryFaults(moment, now)];
  if (faults.length > 0) throw invalid(faults);
  return { allowed_addresses: [...new Set(addresses)], expires_at: moment };
}

/** A restricted key has scopes, and no other key has some. */
export function scopeFaults({
  scope,
  scopes = [],
}: Pick<CreateApiKeyRequest, 'scope' | 'scopes'>): FieldError[] {
  const isChosen = scope === 'restricted';
  if (isChosen === scopes.length > 0) return [];
  const detail = isChosen ? 'Choose at least one.' : 'Only a restricted key has scopes of its own.';
  return [{ pointer: '/scopes', code: isChosen ? 'required' : 'not_allowed', detail }];
}

function addressFaults(addresses: readonly string[]): FieldError[] {
  return addresses.flatMap((address, index) =>
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
}

function expiryFaults(moment: Date | null, now: Date): FieldError[] {
  if (moment === null || moment > now) return [];
  const detail = `Use a moment after ${now.toISOString()}. Keys expire in real time, also in test mode.`;
  return [{ pointer: '/expires_at', code: 'in_the_past', detail }];
}
