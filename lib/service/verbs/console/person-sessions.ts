import type { ConsoleSession, Role } from '#lib/contract/console/session';
import type { Database, Row } from '#lib/service/db/database';

const statement = (condition: string) => `
  select p.id, p.name, p.email, p.password_hash, o.id as organization_id, o.name as organization_name, o.is_demo, m.role
  from people p
  join memberships m on m.person_id = p.id
  join organizations o on o.id = m.organization_id
  where ${condition}
  order by p.created_at, o.name, o.id`;

export interface PersonOnRecord {
  passwordHash: string | null;
  session: ConsoleSession;
}

/** A person with every organization that they belong to; null for one who belongs to none. E-mails are stored in small letters. */
export function personByEmail(database: Database, email: string): Promise<PersonOnRecord | null> {
  return find(database, 'p.email = $1', [email.trim().toLowerCase()]);
}

export function personById(database: Database, id: string): Promise<PersonOnRecord | null> {
  return find(database, 'p.id = $1', [id]);
}

/** The person of the demo organization, where there is one. */
export function demoPerson(database: Database): Promise<PersonOnRecord | null> {
  return find(database, 'o.is_demo', []);
}

async function find(
  database: Database,
  condition: string,
  values: unknown[],
): Promise<PersonOnRecord | null> {
  const rows = await database.query(statement(condition), values);
  const [first] = rows;
  if (!first) return null;
  return {
    passwordHash: first.password_hash === null ? null : String(first.password_hash),
    session: {
      object: 'session',
      person: { id: String(first.id), name: String(first.name), email: String(first.email) },
      organizations: rows.filter((row) => row.id === first.id).map(toOrganization),
    },
  };
}

function toOrganization(row: Row) {
  return {
    id: String(row.organization_id),
    name: String(row.organization_name),
    role: row.role as Role,
    is_demo: row.is_demo === true,
  };
}
