import type { Role, StaffRole } from '#lib/contract/roles';
import type { SessionOrganization } from '#lib/contract/session';
import type { Parts } from '#lib/service/context';
import type { Row } from '#lib/service/db/database';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';
import { staffColumn } from '#lib/service/person/staff';

const statement = (condition: string) => `
  select p.id, p.name, p.email, p.password_hash, o.id as organization_id, o.name as organization_name, o.is_demo, m.roles,
    ${staffColumn('p.id')}
  from people p
  join memberships m on m.person_id = p.id
  join organizations o on o.id = m.organization_id
  where ${condition} and m.suspended_at is null and ($1 or not o.is_demo)
  order by p.created_at, o.name, o.id`;

export type PersonOnRecord = {
  id: string;
  name: string;
  email: string;
  passwordHash: string | null;
  /** At least one. */
  organizations: SessionOrganization[];
  staff: StaffRole[];
};

type Asking = Pick<Parts, 'database' | 'env'>;

/** A person with every organization that they belong to; null for one who belongs to none or is suspended in each. Emails are stored in small letters. */
export function personByEmail(parts: Asking, email: string): Promise<PersonOnRecord | null> {
  return find(parts, 'p.email = $2', [email]);
}

export function personById(parts: Asking, id: string): Promise<PersonOnRecord | null> {
  return find(parts, 'p.id = $2', [id]);
}

/** The person of the demo organization, while that is open. */
export function demoPerson(parts: Asking): Promise<PersonOnRecord | null> {
  return find(parts, 'o.is_demo', []);
}

async function find(
  { database, env }: Asking,
  condition: string,
  values: unknown[],
): Promise<PersonOnRecord | null> {
  const rows = await database.query(statement(condition), [demoIsOpen(env), ...values]);
  const [first] = rows;
  if (!first) return null;
  return {
    id: String(first.id),
    name: String(first.name),
    email: String(first.email),
    passwordHash: first.password_hash === null ? null : String(first.password_hash),
    organizations: rows.filter((row) => row.id === first.id).map(toOrganization),
    staff: (first.staff as StaffRole[] | null) ?? [],
  };
}

function toOrganization(row: Row): SessionOrganization {
  return {
    id: String(row.organization_id),
    name: String(row.organization_name),
    roles: row.roles as Role[],
    is_demo: row.is_demo === true,
  };
}
