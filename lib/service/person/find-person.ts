import { and, eq, isNull, not, type SQLWrapper, sql } from 'drizzle-orm';
import type { StaffRole } from '#lib/contract/roles';
import type { SessionOrganization } from '#lib/contract/session';
import type { Parts } from '#lib/service/context';
import { memberships, organizations, people } from '#lib/service/db/schema/organizations';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';
import { staffColumn } from '#lib/service/person/staff';

export type PersonOnRecord = {
  id: string;
  name: string;
  email: string;
  passwordHash: string | null;
  /** At least one. */
  organizations: SessionOrganization[];
  staff: StaffRole[];
};

type PersonParts = Pick<Parts, 'database' | 'env'>;

/**
 * A person with all of their organizations; null for one who belongs to none or is suspended in each. Emails are stored
 * in lower case.
 */
export function personByEmail(parts: PersonParts, email: string): Promise<PersonOnRecord | null> {
  return find(parts, eq(people.email, email));
}

export function personById(parts: PersonParts, id: string): Promise<PersonOnRecord | null> {
  return find(parts, eq(people.id, id));
}

/** The person of the demo organization, if the demo is open. */
export function demoPerson(parts: PersonParts): Promise<PersonOnRecord | null> {
  return find(parts, organizations.is_demo);
}

async function find({ database, env }: PersonParts, condition: SQLWrapper): Promise<PersonOnRecord | null> {
  const rows = await database.db
    .select({
      person: people,
      organization: {
        id: organizations.id,
        name: organizations.name,
        roles: memberships.roles,
        is_demo: organizations.is_demo,
      },
      staff: sql<StaffRole[] | null>`${sql.raw(staffColumn('people.id'))}`,
    })
    .from(people)
    .innerJoin(memberships, eq(memberships.person_id, people.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(
      and(
        sql`${condition}`,
        isNull(memberships.suspended_at),
        demoIsOpen(env) ? undefined : not(organizations.is_demo),
      ),
    )
    .orderBy(people.created_at, organizations.name, organizations.id);
  const [first] = rows;
  if (!first) return null;
  const { id, name, email, password_hash } = first.person;
  return {
    id,
    name,
    email,
    passwordHash: password_hash,
    organizations: rows.filter(({ person }) => person.id === id).map(({ organization }) => organization),
    staff: first.staff ?? [],
  };
}
