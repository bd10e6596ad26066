import { asc, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AuditVerifications } from '#lib/contract/audit';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import type { Parts } from '#lib/service/context';
import { auditEntries, auditHeads } from '#lib/service/db/schema/audit';
import { organizations } from '#lib/service/db/schema/organizations';

/** Every chain, including one of which only the signed end is left. */
export async function verifyAllTrails(parts: Parts): Promise<AuditVerifications> {
  const { db } = parts.database;
  const chains = union(
    db.select({ organization_id: auditEntries.organization_id, mode: auditEntries.mode }).from(auditEntries),
    db.select({ organization_id: auditHeads.organization_id, mode: auditHeads.mode }).from(auditHeads),
  ).as('chains');
  const tenants = await db
    .select({ organizationId: chains.organization_id, mode: chains.mode, name: organizations.name })
    .from(chains)
    .leftJoin(organizations, eq(organizations.id, chains.organization_id))
    .orderBy(asc(chains.organization_id), asc(chains.mode));
  const data: AuditVerifications['data'] = [];
  for (const { name, ...tenant } of tenants) {
    const found = await verifyTrail(parts, tenant);
    data.push({ ...found, organization_id: tenant.organizationId, name });
  }
  return { object: 'audit_verifications', data };
}
