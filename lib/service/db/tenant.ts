import { sql } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Row, Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';

/**
 * Runs `work` in one transaction that sees and writes the rows of the caller's organization and mode alone.
 * Inside it only `tx`: another handle blocks for ever on the embedded database. `locks` are names that one transaction
 * of the tenant at a time may hold; they are taken in the order given.
 */
export function withTenant<T>(
  ctx: Context,
  work: (tx: Tx) => Promise<T>,
  locks: readonly string[] = [],
): Promise<T> {
  const taken = locks.map((name) => lockCall(`${ctx.organizationId} ${ctx.mode} ${name}`)).join('');
  return ctx.parts.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`${tenantCall(ctx)}${taken}`));
    return work(tx);
  });
}

function tenantCall(ctx: Context): string {
  return `select set_config('role', 'statehouse_app', true), set_config('app.organization_id', ${literal(ctx.organizationId)}, true), set_config('app.mode', ${literal(ctx.mode)}, true)`;
}

function lockCall(name: string): string {
  return `, pg_advisory_xact_lock(hashtextextended(${literal(name)}, 0))`;
}

/**
 * One read under the tenant's policies in a single round trip: the statements of one message are one transaction.
 * Every value in `statement` must come from `literal`.
 */
export async function readTenant(ctx: Context, statement: string): Promise<Row[]> {
  const results = await ctx.parts.database.script(`${tenantCall(ctx)}; ${statement}`);
  return results.at(-1) ?? [];
}
