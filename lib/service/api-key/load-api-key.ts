import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ApiKeyRow, apiKeys } from '#lib/service/db/schema/api-keys';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The key of the caller's organization and mode, locked until the transaction ends. */
export async function lockApiKey(ctx: Context, tx: Tx, id: string): Promise<ApiKeyRow> {
  if (!isId(id)) throw notFound('API key');
  const [row] = await tx.select().from(apiKeys).where(apiKeyIs(ctx, id)).for('update');
  if (!row) throw notFound('API key');
  return row;
}

export function apiKeyIs(ctx: Context, id: string) {
  return mine(ctx, apiKeys, eq(apiKeys.id, id));
}

/** Neither revoked nor expired at the real time `now`. */
export function isActive(now: Date) {
  return and(isNull(apiKeys.revoked_at), or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now)));
}
