import type { SQL } from 'drizzle-orm';
import type { Context, Parts } from '#lib/service/context';
import { asText } from '#lib/service/db/as-text';
import type { Row, Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';

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
  const taken = locks.map((name) => `; ${lockCall(`${ctx.organizationId} ${ctx.mode} ${name}`)}`).join('');
  return ctx.parts.database.tenant.db.transaction(async (tx) => {
    await runLiteral(tx, `${tenantCall(ctx)}${taken}`);
    return work(tx);
  });
}

type Tenant = Pick<Context, 'organizationId' | 'mode'>;

const asTenant = prepared(
  'as_tenant',
  ['text', 'text'],
  `select set_config('role', 'statehouse_app', true), set_config('app.organization_id', $1, true), set_config('app.mode', $2, true)`,
);

function tenantCall(ctx: Tenant): string {
  return executeCall(asTenant, [ctx.organizationId, ctx.mode]);
}

function lockCall(name: string): string {
  return `select pg_advisory_xact_lock(hashtextextended(${literal(name)}, 0))`;
}

/**
 * One statement under the tenant's policies in a single round trip: the statements of one message are one transaction.
 */
export async function readTenant(
  ctx: Tenant & { parts: Pick<Parts, 'database'> },
  statement: SQL,
): Promise<Row[]> {
  const results = await ctx.parts.database.tenant.script(`${tenantCall(ctx)}; ${asText(statement)}`);
  return results.at(-1) ?? [];
}
