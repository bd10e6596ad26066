import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApiKey } from '#lib/contract/api-key';
import type { Context } from '#lib/service/context';
import { mine, sameTenant } from '#lib/service/db/mine';
import { type ApiKeyRow, apiKeys } from '#lib/service/db/schema/api-keys';
import { people } from '#lib/service/db/schema/organizations';

const successors = alias(apiKeys, 'successors');

type Around = { created_by: string | null; replaced_by: string | null };

/** The rows as their owner sees them, with who created them and what replaced them. */
export async function toApiKeys(ctx: Context, rows: readonly ApiKeyRow[]): Promise<ApiKey[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // People belong to no tenant, so their names are read across organizations.
  const found = await ctx.parts.database.db
    .select({ id: apiKeys.id, created_by: people.name, replaced_by: successors.id })
    .from(apiKeys)
    .leftJoin(people, eq(people.id, apiKeys.created_by))
    .leftJoin(successors, sameTenant(successors, apiKeys, eq(successors.replaces, apiKeys.id)))
    .where(mine(ctx, apiKeys, inArray(apiKeys.id, ids)));
  const byId = new Map(found.map((row) => [row.id, row]));
  const now = ctx.parts.clock();
  return rows.map((row) => toApiKey(row, byId.get(row.id) ?? { created_by: null, replaced_by: null }, now));
}

export async function toOneApiKey(ctx: Context, row: ApiKeyRow): Promise<ApiKey> {
  const [key] = await toApiKeys(ctx, [row]);
  if (!key) throw new Error('A key without a row.');
  return key;
}

function toApiKey(row: ApiKeyRow, { created_by, replaced_by }: Around, now: Date): ApiKey {
  return {
    id: row.id,
    object: 'api_key',
    mode: row.mode,
    name: row.name,
    scope: row.scope,
    scopes: row.scopes,
    allowed_addresses: row.allowed_addresses,
    last_four: row.last_four,
    status: statusOf(row, now),
    created_at: row.created_at.toISOString(),
    created_by,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_address: row.last_used_address,
    replaces: row.replaces,
    replaced_by,
  };
}

export function statusOf(
  { revoked_at, expires_at }: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>,
  now: Date,
): ApiKey['status'] {
  if (revoked_at && revoked_at <= now) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : 'active';
}
