import { eq, gte, min, sql } from 'drizzle-orm';
import { dayMs } from '#lib/rules/calendar/durations';
import { type Head, readHead, signHead, type Tenant } from '#lib/service/audit/audit-head';
import type { Parts } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { dropPartitions, startOfMonth } from '#lib/service/db/partitions';
import { readRows } from '#lib/service/db/read-rows';
import { auditEntries, auditHeads } from '#lib/service/db/schema/audit';
import { organizations } from '#lib/service/db/schema/organizations';
import { lockCall } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { serviceContext } from '#lib/service/service-context';
import { TenantFailures } from '#lib/service/tenant-failures';

const mostAtOnce = 500;

/**
 * Removes the entries of months that are older than AUDIT_RETENTION_DAYS as a whole from the start of each chain; does
 * nothing if it is not set. The signed end of the chain keeps the hash from which the rest is verified, and an entry
 * records what was removed. A month goes as one part of the table, unless it has entries of a chain that keeps them. A
 * chain that fails does not stop the others; it throws at the end.
 */
export async function expireTrail(parts: Parts): Promise<void> {
  const days = parts.env.AUDIT_RETENTION_DAYS;
  if (days === undefined) return;
  const horizon = startOfMonth(new Date(parts.clock().getTime() - days * dayMs));
  const tenants = await parts.database.db
    .select({
      organizationId: auditHeads.organization_id,
      mode: auditHeads.mode,
      isDemo: organizations.is_demo,
    })
    .from(auditHeads)
    .leftJoin(organizations, eq(organizations.id, auditHeads.organization_id));
  // An entry marks the demo as complete; without it the demo would be made again.
  const expiring = tenants.filter(({ isDemo }) => !isDemo);
  const failures = new TenantFailures();
  for (const tenant of expiring) await failures.attempt(tenant, () => moveStart(parts, tenant, horizon));
  await dropPartitions(parts, 'audit_entries', horizon);
  for (const tenant of expiring) await failures.attempt(tenant, () => prune(parts, tenant));
  failures.throwAny('Not expired');
}

async function prune({ database: { db } }: Parts, { organizationId, mode }: Tenant): Promise<void> {
  for (;;) {
    const [row] = await readRows(
      db,
      sql`select prune_audit_entries(${organizationId}::uuid, ${mode}::text, ${mostAtOnce}::int) as gone`,
    );
    if (Number(row?.gone) < mostAtOnce) return;
  }
}

function moveStart(parts: Parts, tenant: Tenant, horizon: Date): Promise<void> {
  return parts.database.transaction(
    async (tx) => {
      const head = await readHead(tx, tenant);
      if (!head) return;
      const { sequence, created_at, hash } = auditEntries;
      const [kept] = await tx
        .select({ first: min(sequence) })
        .from(auditEntries)
        .where(mine(tenant, auditEntries, gte(created_at, horizon)));
      const through = kept?.first ? kept.first - 1 : head.sequence;
      if (through <= head.anchor_sequence) return;
      const [last] = await tx
        .select({ hash })
        .from(auditEntries)
        .where(mine(tenant, auditEntries, eq(sequence, through)));
      // A verification will report the chain as broken here.
      if (!last?.hash) return;
      const moved: Head = { ...head, anchor_sequence: through, anchor_hash: last.hash };
      const signed = { ...moved, signature: signHead(parts, tenant, moved), sealed_at: parts.clock() };
      await tx.execute(
        sql`select drop_audit_entries(${tenant.organizationId}::uuid, ${tenant.mode}::text, ${through}::bigint,
        ${JSON.stringify(signed)}::json)`,
      );
      const ctx = serviceContext(parts, { requestId: newId(parts.clock()), address: null });
      const after = {
        entries: through - head.anchor_sequence,
        through_sequence: through,
        through_hash: last.hash,
      };
      await audit({ ...ctx, ...tenant }, tx, 'audit.expired', 'organization', null, { after });
    },
    lockCall(`${tenant.organizationId} ${tenant.mode} audit`),
  );
}
