import type { ApiKey } from '#lib/contract/api-key';
import type { Context } from '#lib/service/context';
import type { Row } from '#lib/service/db/database';
import { mineByParameters } from '#lib/service/db/mine';
import type { ApiKeyRow } from '#lib/service/db/schema/api-keys';

// People belong to no tenant, so their names are read as the owner.
const around = `
  select k.id, p.name as created_by,
    (select n.id from api_keys n
     where n.organization_id = k.organization_id and n.mode = k.mode and n.replaces = k.id) as replaced_by
  from api_keys k left join people p on p.id = k.created_by
  where ${mineByParameters('k')} and k.id = any($3::uuid[])`;

/** The rows as their owner sees them, with who made them and what they were rolled into. */
export async function toApiKeys(ctx: Context, rows: readonly ApiKeyRow[]): Promise<ApiKey[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await ctx.parts.database.query(around, [ctx.organizationId, ctx.mode, ids]);
  const byId = new Map(found.map((row) => [String(row.id), row]));
  const now = ctx.parts.clock();
  return rows.map((row) => toApiKey(row, byId.get(row.id) ?? {}, now));
}

export async function toOneApiKey(ctx: Context, row: ApiKeyRow): Promise<ApiKey> {
  const [key] = await toApiKeys(ctx, [row]);
  if (!key) throw new Error('A key without a row.');
  return key;
}

function toApiKey(row: ApiKeyRow, { created_by, replaced_by }: Row, now: Date): ApiKey {
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
    created_by: created_by ? String(created_by) : null,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_address: row.last_used_address,
    replaces: row.replaces,
    replaced_by: replaced_by ? String(replaced_by) : null,
  };
}

export function statusOf(
  { revoked_at, expires_at }: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>,
  now: Date,
): ApiKey['status'] {
  if (revoked_at && revoked_at <= now) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : 'active';
}
