import { asc, isNull, sql } from 'drizzle-orm';
import { emptyHead, type Head, readHead, signHead, type Tenant } from '#lib/service/audit/audit-head';
import { keysOfPeople } from '#lib/service/audit/person-keys';
import { sealPersonal, subjectOf } from '#lib/service/audit/personal';
import { hashEntry, readTrail } from '#lib/service/audit/trail-entry';
import type { Parts } from '#lib/service/context';
import { auditEntries } from '#lib/service/db/schema/audit';
import { lockCall } from '#lib/service/db/tenant';
import { TenantFailures } from '#lib/service/tenant-failures';

const mostAtOnce = 200;
const unsealed = isNull(auditEntries.sequence);

/**
 * Appends the committed entries to the chain of their organization and mode. It commits separately from the change, so
 * that changes of one organization never wait for each other: the order of a chain is the order in which the sealer saw
 * the entries. A chain that cannot be sealed does not stop the others; it throws at the end, which comes as soon as no
 * chain has more than fit at once: what is written meanwhile is left to the next call.
 */
export async function sealTrail(parts: Parts): Promise<void> {
  const failures = new TenantFailures();
  for (let isBehind = true; isBehind; ) {
    isBehind = false;
    const { organization_id, mode } = auditEntries;
    const tenants = await parts.database.db
      .selectDistinct({ organizationId: organization_id, mode })
      .from(auditEntries)
      .where(unsealed);
    for (const tenant of tenants) {
      const count = await failures.attempt(tenant, () => sealTenant(parts, tenant));
      if (count === mostAtOnce) isBehind = true;
    }
  }
  failures.throwAny('Not sealed');
}

/** Only one sealer runs at a time, in any process. Returns how many entries it has sealed. */
function sealTenant(parts: Parts, tenant: Tenant): Promise<number> {
  return parts.database.transaction(
    async (tx) => {
      const order = asc(auditEntries.id);
      const entries = await readTrail(tx, tenant, {
        where: unsealed,
        order,
        limit: mostAtOnce,
        isConsecutive: true,
      });
      const last = entries.length > 0 ? ((await readHead(tx, tenant)) ?? emptyHead) : null;
      if (!last) return 0;
      const people = entries.map(subjectOf).filter((id) => id !== null);
      const keys = await keysOfPeople(parts, tx, people);
      let head: Head = last;
      const sealed = entries.map((entry) => {
        const kept = sealPersonal(entry, keys);
        const previous_hash = head.hash;
        const sequence = head.sequence + 1;
        const hash = hashEntry(previous_hash, sequence, kept);
        head = { ...head, sequence, hash };
        const { id, actor, address, personal } = kept;
        return { id, actor, address, personal, sequence, previous_hash, hash };
      });
      const signed = { ...head, signature: signHead(parts, tenant, head), sealed_at: parts.clock() };
      await tx.execute(
        sql`select seal_audit_entries(${tenant.organizationId}::uuid, ${tenant.mode}::text,
        ${JSON.stringify(sealed)}::json, ${JSON.stringify(signed)}::json)`,
      );
      return entries.length;
    },
    lockCall(`${tenant.organizationId} ${tenant.mode} audit`),
  );
}
