import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { setUpSecondFactor } from '#lib/testing/second-factor';

let service: Harness;
let person: Person;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { organizationId } = await createTenant(service);
  person = await createPerson(service, organizationId, { roles: ['administrator'] });
});

const later = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000);
};
async function make(given: object = {}, mode: 'test' | 'live' = 'live', path = '') {
  const key = path ? { overlap_seconds: 0 } : { name: 'Billing server', scope: 'full' };
  const body = { ...key, ...given };
  return call(service, await person.token(mode), 'POST', `/console/api-key${path}`, body);
}
const codeOf = ({ body }: { body: { type: string } }) => body.type.split('/').at(-1);

test('a live key can be created and rolled for five minutes after the sign-in; a test key at any time', async () => {
  const first = await make();
  expect([first.status, first.body.mode]).toEqual([201, 'live']);
  later(300);
  expect((await make()).status).toBe(201);
  later(1);
  for (const path of ['', `/${first.body.id}/roll`]) {
    const refused = await make({}, 'live', path);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'sign_in_again']);
    expect((await make({ password: person.password }, 'live', path)).status).toBe(201);
  }
  expect((await make({}, 'test')).status).toBe(201);
});

test('a live key can be renamed at any time; changing its addresses needs a recent sign-in', async () => {
  const { id } = (await make()).body;
  later(600);
  const change = async (body: object) =>
    call(service, await person.token('live'), 'PATCH', `/console/api-key/${id}`, body);
  expect((await change({ name: 'Renamed' })).status).toBe(200);
  const refused = await change({ allowed_addresses: ['203.0.113.9'] });
  expect([refused.status, codeOf(refused)]).toEqual([403, 'sign_in_again']);
  const { password } = person;
  expect((await change({ allowed_addresses: ['203.0.113.9'], password })).body.allowed_addresses).toEqual([
    '203.0.113.9',
  ]);
});

test('later the password is required, and a code if there is a second factor; a wrong one is reported at its field', async () => {
  const { code } = await setUpSecondFactor(service, person);
  later(600);
  const { password } = person;
  expect((await make({ password: 'wrong' })).body.errors).toMatchObject([{ pointer: '/password' }]);
  expect(codeOf(await make({ password }))).toBe('code_required');
  const guessed = await make({ password, one_time_code: '000000' });
  expect(guessed.body.errors).toMatchObject([{ pointer: '/one_time_code' }]);
  expect((await make({ password, one_time_code: code() })).status).toBe(201);
  expect((await make({ password, one_time_code: code() })).status).toBe(400);
});

test('a person without a password must sign in again', async () => {
  await service.parts.database.query('update people set password_hash = null where id = $1', [person.id]);
  await service.parts.database.query('update sessions set ended_at = null where person_id = $1', [person.id]);
  later(301);
  expect((await make({ password: 'x' })).body.detail).toMatch(/Sign out and sign in again/);
});

test('wrong passwords count like wrong sign-ins', async () => {
  later(301);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await make({ password: 'wrong' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});
