import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireSessionsJob } from '#lib/service/session/expire-sessions';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function desk() {
  const tenant = await createTenant(service);
  const person = (name: string) => createPerson(service, tenant.organizationId, { name, roles: ['viewer'] });
  const [maria, ines] = [await person('Maria Okafor'), await person('Ines Duarte')];
  const { filing } = await fileIn(service, tenant, 'US-OH');
  const advance = (seconds: number) =>
    call(service, tenant.testKey, 'POST', '/v1/sandbox/clock', { advance_seconds: seconds });
  const look = async (by: Person, id: string = filing.id, object = 'filing') =>
    call(service, await by.token(), 'GET', `/console/presence?object=${object}&id=${id}`);
  const wait = (seconds: number) => {
    service.time.now = new Date(service.time.now.getTime() + seconds * 1000);
  };
  return { maria, ines, filing, look, wait, advance };
}

test('two people with the same filing open see each other, until one has left', async () => {
  const { maria, ines, look, wait } = await desk();
  expect((await look(maria)).body).toEqual({ object: 'presence', people: [] });
  wait(20);
  expect((await look(ines)).body.people).toEqual([{ id: maria.id, name: 'Maria Okafor' }]);
  expect((await look(maria)).body.people).toEqual([{ id: ines.id, name: 'Ines Duarte' }]);
  wait(20);
  expect((await look(maria)).body.people).toHaveLength(1);
  wait(40);
  expect((await look(maria)).body.people).toEqual([]);
});

test('nobody is shown on another filing, or on another organization’s object', async () => {
  const { maria, ines, filing, look } = await desk();
  await look(maria);
  const other = await desk();
  expect((await other.look(other.maria)).body.people).toEqual([]);
  expect((await other.look(other.ines, filing.id)).status).toBe(404);
  expect((await look(ines, filing.id, 'plan')).status).toBe(404);
  expect((await look(ines)).body.people).toEqual([{ id: maria.id, name: 'Maria Okafor' }]);
});

test('people look in real time, whatever the clock of the sandbox shows', async () => {
  const { maria, ines, look, advance } = await desk();
  await look(maria);
  await advance(3_600);
  expect((await look(ines)).body.people).toEqual([{ id: maria.id, name: 'Maria Okafor' }]);
});

test('rows older than a day are deleted, also where the clock of the sandbox is ahead', async () => {
  const { maria, look, wait, advance } = await desk();
  await advance(30 * 86_400);
  await look(maria);
  wait(25 * 60 * 60);
  await expireSessionsJob(service.parts);
  expect(
    await service.parts.database.query('select from presences where person_id = $1', [maria.id]),
  ).toEqual([]);
});
