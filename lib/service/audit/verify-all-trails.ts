import type { AuditVerifications } from '#lib/contract/audit';
import type { Tenant } from '#lib/service/audit/audit-head';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import type { Parts } from '#lib/service/context';

/** Every chain that there is, also one of which only its end is left. */
export async function verifyAllTrails(parts: Parts): Promise<AuditVerifications> {
  const tenants = await parts.database.query(
    `select t.organization_id, t.mode, o.name from (
       select organization_id, mode from audit_entries union select organization_id, mode from audit_heads
     ) t left join organizations o on o.id = t.organization_id order by t.organization_id, t.mode`,
  );
  const data: AuditVerifications['data'] = [];
  for (const { organization_id, mode, name } of tenants) {
    const tenant = { organizationId: String(organization_id), mode: mode as Tenant['mode'] };
    const found = await verifyTrail(parts, tenant);
    data.push({
      ...found,
      organization_id: tenant.organizationId,
      name: name === null ? null : String(name),
    });
  }
  return { object: 'audit_verifications', data };
}
