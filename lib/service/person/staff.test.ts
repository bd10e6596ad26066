import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
let operator: string;
beforeAll(async () => {
  service = await startHarness();
  // Checks the access rule itself, so that it holds for every route of the desk.
  for (const access of ['staff', 'lead'] as const) {
    const Seen = z.object({ staff: z.array(z.string()) });
    const responses = { 200: answers(Seen, 'Who asks') };
    const definition = { method: 'get', path: `/console/${access}`, operationId: access, access, responses };
    defineRoute({ ...definition, method: 'get' }, (_c, { staff }) => respond(Seen, { staff: [...staff] }))(
      service.app,
      service.parts,
    );
  }
  ({ organizationId: operator } = await createTenant(service, 'Statehouse Filings'));
  await query('update organizations set is_operator = true where id = $1', [operator]);
});
afterAll(() => service.stop());

const query = (text: string, values: unknown[]) => service.parts.database.query(text, values);
const grant = (person: Person, roles: string[]) =>
  query('insert into staff (person_id, roles, created_at) values ($1, $2, $3)', [
    person.id,
    roles,
    service.time.now,
  ]);

async function seen(person: Person) {
  const ask = async (path: string) => call(service, await person.token('live'), 'GET', path);
  const [me, staff, lead] = [
    await ask('/console/me'),
    await ask('/console/staff'),
    await ask('/console/lead'),
  ];
  return [me.body.staff, staff.status, lead.status];
}

test('a member of the organization that runs the service is staff by a separate row, whatever their roles', async () => {
  const filer = await createPerson(service, operator, { roles: ['viewer'] });
  expect(await seen(filer)).toEqual([[], 404, 404]);
  await grant(filer, ['filer']);
  expect(await seen(filer)).toEqual([['filer'], 200, 404]);
  await query("update staff set roles = '{filer,lead}' where person_id = $1", [filer.id]);
  expect(await seen(filer)).toEqual([['filer', 'lead'], 200, 200]);
});

test('for everyone else the desk does not exist: an administrator, a key, no credential, and an invalid one', async () => {
  const admin = await createPerson(service, operator, { roles: ['administrator'] });
  const { liveKey } = await createTenant(service);
  for (const credential of [await admin.token('live'), liveKey, null, 'no-credential']) {
    const { status, body } = await call(service, credential, 'GET', '/console/staff');
    expect([status, body.detail]).toEqual([404, 'There is nothing at this address.']);
  }
});

test('a row alone is not enough: a suspended, former or never member of that organization is not staff', async () => {
  const { organizationId } = await createTenant(service);
  const stranger = await createPerson(service, organizationId, { roles: ['administrator'] });
  await grant(stranger, ['filer', 'lead']);
  expect(await seen(stranger)).toEqual([[], 404, 404]);
  const join =
    "insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, '{viewer}', $3)";
  await query(join, [operator, stranger.id, service.time.now]);
  expect(await seen(stranger)).toEqual([['filer', 'lead'], 200, 200]);
  const ofOperator = 'where organization_id = $1 and person_id = $2';
  await query(`update memberships set suspended_at = now() ${ofOperator}`, [operator, stranger.id]);
  expect(await seen(stranger)).toEqual([[], 404, 404]);
  await query(`update memberships set suspended_at = null ${ofOperator}`, [operator, stranger.id]);
  await query(`delete from memberships ${ofOperator}`, [operator, stranger.id]);
  expect(await seen(stranger)).toEqual([[], 404, 404]);
});

test('only one organization can run the service', async () => {
  const { organizationId } = await createTenant(service);
  await expect(
    query('update organizations set is_operator = true where id = $1', [organizationId]),
  ).rejects.toThrow(/organizations_operator/);
});
