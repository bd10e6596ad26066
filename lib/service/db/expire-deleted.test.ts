import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireSessionsJob } from '#lib/service/session/expire-sessions';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness } from '#lib/testing/qualification';

const day = 86_400;

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let token: string;
let organizationId: string;
/** One of each that is deleted, and one that is not. */
const made: { path: string; deleted: string; kept: string }[] = [];
beforeEach(async () => {
  const tenant = await createTenant(service);
  organizationId = tenant.organizationId;
  token = await (await createPerson(service, organizationId, { roles: ['administrator'] })).token();
  const business_id = await addBusiness(service, tenant.testKey);
  const bodies = {
    '/console/plan': () => ({ business_id, jurisdictions: ['US-TX', 'US-OH'] }),
    '/console/approval-rule': () => ({ over_amount: 100_000 }),
    '/console/view': (name: string) => ({ list: 'filings', name, filters: { status: 'open' } }),
  };
  made.length = 0;
  for (const [path, body] of Object.entries(bodies)) {
    const [deleted, kept] = [await send('POST', path, body('One')), await send('POST', path, body('Two'))];
    expect((await send('DELETE', `${path}/${deleted.body.id}`)).status).toBe(204);
    made.push({ path, deleted: deleted.body.id, kept: kept.body.id });
  }
});

const send = (method: string, path: string, body?: unknown) => call(service, token, method, path, body);

async function wait(days: number) {
  service.time.now = new Date(service.time.now.getTime() + days * day * 1000);
  await service.parts.database.query('update sessions set last_seen_at = $1, expires_at = $2', [
    service.time.now,
    new Date(service.time.now.getTime() + day * 1000),
  ]);
}

async function left(): Promise<string[]> {
  const tables = ['plans', 'approval_rules', 'views'];
  const all = tables.map((table) => `select id from ${table} where organization_id = $1`).join(' union all ');
  return (await service.parts.database.query(all, [organizationId])).map(({ id }) => String(id)).toSorted();
}

test('what was deleted can be restored for 30 days, and then nothing of it is left', async () => {
  await wait(29.9);
  await expireSessionsJob(service.parts);
  for (const { path, deleted } of made) {
    expect((await send('POST', `${path}/${deleted}/restore`, {})).status).toBe(200);
    expect((await send('DELETE', `${path}/${deleted}`)).status).toBe(204);
  }
  await wait(30.1);
  await expireSessionsJob(service.parts);
  expect(await left()).toEqual(made.map(({ kept }) => kept).toSorted());
  const ids = made.map(({ deleted }) => deleted);
  const states = await service.parts.database.query('select from plan_states where plan_id = any($1)', [ids]);
  expect(states).toEqual([]);
  for (const { path, deleted } of made)
    expect((await send('POST', `${path}/${deleted}/restore`, {})).status).toBe(404);
});

test('the 30 days are those of the clock of test mode', async () => {
  await send('POST', '/v1/sandbox/clock', { advance_seconds: 31 * day });
  await expireSessionsJob(service.parts);
  expect(await left()).toEqual(made.map(({ kept }) => kept).toSorted());
});
