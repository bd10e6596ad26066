import type { StaffRole } from '#lib/contract/roles';
import { newId } from '#lib/service/ids';
import { hashKey, makeKey } from '#lib/service/keys';
import { createTenant, type Harness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

export type TestOperator = Person & {
  organizationId: string;
  /** The key of this person's robot. */
  key: string;
};

/** A member of the staff, whose organization is no partner's, with a robot's key. */
export async function createOperator(
  service: Harness,
  roles: StaffRole[] = ['filer', 'lead'],
  name = 'Noor Haddad',
): Promise<TestOperator> {
  const { database, clock } = service.parts;
  const organizationId = await operatingOrganization(service);
  const person = await createPerson(service, organizationId, { roles: ['viewer'], name });
  await database.query('insert into staff (person_id, roles, created_at) values ($1, $2, $3)', [
    person.id,
    roles,
    clock(),
  ]);
  const key = makeKey('ops');
  await database.query(
    'insert into operator_keys (id, name, hash, last_four, created_by, created_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(clock()), 'Filing robot', hashKey(key), key.slice(-4), person.id, clock()],
  );
  return { ...person, organizationId, key };
}

/** The organization that runs the service; created if there is none. */
export async function operatingOrganization(service: Harness): Promise<string> {
  const { database } = service.parts;
  const [found] = await database.query('select id from organizations where is_operator');
  if (found) return String(found.id);
  const { organizationId } = await createTenant(service, 'Statehouse Filings');
  await database.query('update organizations set is_operator = true where id = $1', [organizationId]);
  return organizationId;
}
