import type { SQL } from 'drizzle-orm';
import type { Context, Parts } from '#lib/service/context';
import { asText } from '#lib/service/db/as-text';
import type { Row, Tx } from '#lib/service/db/database';
import { tenantRole } from '#lib/service/db/grant-roles';
import { literal } from '#lib/service/db/literal';

/**
 * Runs `work` in one transaction that sees and writes the rows of the caller's organization and mode alone. Inside it
 * only `tx`: another handle blocks forever on the embedded database. `locks` are names that one transaction of the
 * tenant at a time may hold; they are taken in the order given. `ahead` are statements that `work` runs first, sent
 * with the message that opens the transaction.
 */
export function withTenant<T>(
  ctx: TenantOfParts,
  work: (tx: Tx) => Promise<T>,
  locks: readonly string[] = [],
  ahead: readonly string[] = [],
): Promise<T> {
  const taken = locks.map((name) => `; ${lockCall(`${ctx.organizationId} ${ctx.mode} ${name}`)}`).join('');
  return ctx.parts.database.tenant.transaction(work, `${tenantCall(ctx)}${taken}`, ahead);
}

type Tenant = Pick<Context, 'organizationId' | 'mode'>;
type TenantOfParts = Tenant & { parts: Pick<Parts, 'database'> };

function tenantCall({ organizationId, mode }: Tenant): string {
  const settings = { role: tenantRole, 'app.organization_id': organizationId, 'app.mode': mode };
  const each = Object.entries(settings).map(
    ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`,
  );
  return `select ${each.join(', ')}`;
}

/** Makes whoever else asks for the name wait until the transaction is over. */
export function lockCall(name: string): string {
  return `select pg_advisory_xact_lock(hashtextextended(${literal(name)}, 0))`;
}

/** One statement that only reads, under the tenant's policies, in a single round trip. */
export function readTenant(ctx: TenantOfParts, statement: SQL): Promise<Row[]> {
  return ctx.parts.database.tenant.read(tenantCall(ctx), asText(statement));
}

/** What only reads needs no transaction around it: each statement goes by itself, under the tenant's policies. */
export function readingOf(ctx: TenantOfParts): Pick<Tx, 'run'> {
  return { run: (text) => ctx.parts.database.tenant.read(tenantCall(ctx), text) };
}
