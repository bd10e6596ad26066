import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { createConsoleClient } from '#lib/client/console/create-console-client';
import type { ConsoleSession, Role } from '#lib/contract/console/session';
import { claimsInForce } from '#lib/session/claims-in-force';
import type { SessionClaims } from '#lib/session/session-claims';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let person: Person;
let claims: SessionClaims;
let asked: number;
beforeEach(async () => {
  const { organizationId } = await createTenant(service, 'Okafor Compliance');
  person = await createPerson(service, organizationId, { role: 'filer' });
  asked = 0;
  claims = {
    person: { id: person.id, name: person.name, email: person.email },
    organizations: [{ id: organizationId, name: 'Okafor Compliance', role: 'filer', is_demo: false }],
    organization_id: organizationId,
  };
});

/** As the dashboard asks, over the service's HTTP side. */
function ask(): Promise<ConsoleSession> {
  asked += 1;
  const console = createConsoleClient({
    baseUrl: 'http://service.test',
    token: () => person.token(),
    fetch: async (address, init) => service.app.request(new Request(address, init)),
  });
  return console.sessions.me();
}

const roleAt = async (now: number) => (await claimsInForce(claims, ask, now))?.organizations[0]?.role;
const setRole = (role: Role) =>
  service.parts.database.query('update memberships set role = $2 where person_id = $1', [person.id, role]);

test('a changed role is in force after five seconds, whatever the cookie says', async () => {
  expect(await roleAt(0)).toBe('filer');
  await setRole('admin');
  expect([await roleAt(4_999), await roleAt(5_000)]).toEqual(['filer', 'admin']);
  expect(claims.organizations[0]?.role).toBe('filer');
});

test('the service is asked once for many requests, those at the same time too', async () => {
  await Promise.all(Array.from({ length: 20 }, () => roleAt(0)));
  await roleAt(4_000);
  expect(asked).toBe(1);
});

test('a removed member is signed out, and one who is taken back is in again at once', async () => {
  const { id } = person;
  await service.parts.database.query('delete from memberships where person_id = $1', [id]);
  expect(await claimsInForce(claims, ask, 0)).toBeNull();
  await service.parts.database.query(
    'insert into memberships (organization_id, person_id, role, created_at) values ($1, $2, $3, $4)',
    [claims.organization_id, id, 'viewer', service.time.now],
  );
  expect(await roleAt(1)).toBe('viewer');
});

test('while the service cannot answer the cookie stands, and it is asked again with the next request', async () => {
  const away = () => {
    asked += 1;
    return Promise.reject(new ClientProblem(statedProblem('unavailable', 'Away.', '/console/me')));
  };
  expect(await claimsInForce(claims, away, 0)).toEqual(claims);
  expect(await claimsInForce(claims, away, 1)).toEqual(claims);
  expect(asked).toBe(2);
});
