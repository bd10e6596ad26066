import type { SQL } from 'drizzle-orm';
import type { Context, Parts } from '#lib/service/context';
import { asText } from '#lib/service/db/as-text';
import type { Row, Tx } from '#lib/service/db/database';
import { tenantRole } from '#lib/service/db/grant-roles';
import { literal } from '#lib/service/db/literal';

/**
 * Runs `work` in one transaction that can only read and write rows of the caller's organization and mode. Use only `tx`
 * inside it: another handle blocks forever on the embedded database. `locks` are names that only one transaction of the
 * tenant may hold at a time; they are acquired in the given order. `ahead` are statements that `work` runs first, sent
 * with the message that opens the transaction.
 */
export function withTenant<T>(
  ctx: TenantOfParts,
  work: (tx: Tx) => Promise<T>,
  locks: readonly string[] = [],
  ahead: readonly string[] = [],
): Promise<T> {
  const taken = locks.map((name) => `; ${lockCall(ownLock(ctx, name))}`).join('');
  return ctx.parts.database.tenant.transaction(work, `${tenantCall(ctx)}${taken}`, ahead);
}

/** Such a lock, where its name is known only inside the transaction. */
export async function takeLock(ctx: Tenant, tx: Pick<Tx, 'run'>, name: string): Promise<void> {
  await tx.run(lockCall(ownLock(ctx, name)));
}

type Tenant = Pick<Context, 'organizationId' | 'mode'>;
type TenantOfParts = Tenant & { parts: Pick<Parts, 'database'> };

function ownLock({ organizationId, mode }: Tenant, name: string): string {
  return `${organizationId} ${mode} ${name}`;
}

function tenantCall({ organizationId, mode }: Tenant): string {
  const settings = { role: tenantRole, 'app.organization_id': organizationId, 'app.mode': mode };
  const each = Object.entries(settings).map(
    ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`,
  );
  return `select ${each.join(', ')}`;
}

/** Locks the name until the end of the transaction. */
export function lockCall(name: string): string {
  return `select pg_advisory_xact_lock(hashtextextended(${literal(name)}, 0))`;
}

/** One statement that only reads, under the tenant's policies, in a single round trip. */
export function readTenant(ctx: TenantOfParts, statement: SQL): Promise<Row[]> {
  return ctx.parts.database.tenant.read(tenantCall(ctx), asText(statement));
}

/** Reads need no transaction: each statement is sent by itself, under the tenant's policies. */
export function readingOf(ctx: TenantOfParts): Pick<Tx, 'run'> {
  return { run: (text) => ctx.parts.database.tenant.read(tenantCall(ctx), text) };
}
