import type { Context } from '#lib/service/context';

/** The mail addresses of an organization's administrators. */
export async function readTenantAdmins({ organizationId, parts }: Context): Promise<string[]> {
  const rows = await parts.database.query(
    `select p.email from memberships m join people p on p.id = m.person_id
     where m.organization_id = $1 and 'administrator' = any(m.roles) and m.suspended_at is null order by p.email`,
    [organizationId],
  );
  return rows.map((row) => String(row.email));
}
