import { describe, expect, test } from 'vitest';
import { call, createTenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { addBusiness, completeBody, completeBusiness, fileIn, submitPath } from '#lib/testing/qualification';

const { service, other } = await postgresOfFile();

/** Runs `work` while another transaction deletes the row, and commits that one once `work` waits for it. */
async function whileDeleting<T>(
  deletion: string,
  id: string,
  work: () => Promise<T>,
  { locks = false } = {},
): Promise<T> {
  await other.query('begin');
  if (locks) await other.query('select from businesses where id = $1 for update', [id]);
  await other.query(`${deletion} where id = $1`, [id]);
  const working = work();
  const waits = async () =>
    (await other.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
  await expect.poll(waits).toBeGreaterThan(0);
  await other.query('commit');
  return working;
}

async function endpointOf(key: string): Promise<string> {
  const asked = { url: 'https://northwind.example/webhooks', event_types: ['filing.created'] };
  const { body } = await call(service, key, 'POST', '/v1/webhook-endpoint', asked);
  return body.id;
}

test('a filing succeeds while an endpoint for its events is deleted', async () => {
  const tenant = await createTenant(service);
  const [gone, kept] = [await endpointOf(tenant.testKey), await endpointOf(tenant.testKey)];
  await whileDeleting('delete from webhook_endpoints', gone, () => fileIn(service, tenant));
  const sent = await call(service, tenant.testKey, 'GET', `/v1/webhook-endpoint/${kept}/delivery`);
  expect(sent.body.data).toHaveLength(1);
});

test('a test message to an endpoint that is deleted is a 404', async () => {
  const { testKey } = await createTenant(service);
  const id = await endpointOf(testKey);
  const path = `/v1/webhook-endpoint/${id}/test`;
  const { status } = await whileDeleting('delete from webhook_endpoints', id, () =>
    call(service, testKey, 'POST', path),
  );
  expect(status).toBe(404);
});

test('two endpoints are disabled at the same instant', async () => {
  const { testKey } = await createTenant(service);
  const ids = [await endpointOf(testKey), await endpointOf(testKey)];
  const set = (status: string) =>
    Promise.all(ids.map((id) => call(service, testKey, 'PATCH', `/v1/webhook-endpoint/${id}`, { status })));
  for (let round = 0; round < 10; round += 1) {
    expect((await set('disabled')).map(({ status }) => status)).toEqual([200, 200]);
    await set('enabled');
  }
});

test('a view that is deleted while it is chosen as default is a 404', async () => {
  const { organizationId } = await createTenant(service);
  const maria = await createPerson(service, organizationId);
  const ask = async (method: string, path: string, body: unknown) =>
    call(service, await maria.token(), method, path, body);
  const view = { list: 'filings', name: 'Texas', filters: { jurisdiction: 'US-TX' } };
  const choose = (view_id: string) => ask('PUT', '/console/view-default', { list: 'filings', view_id });
  const [one, two] = [
    (await ask('POST', '/console/view', view)).body.id,
    (await ask('POST', '/console/view', { ...view, name: 'Open in Texas' })).body.id,
  ];
  // It may be restored, and is marked as deleted.
  const deletion = 'update views set deleted_at = now()';
  expect((await whileDeleting(deletion, one, () => choose(one))).status).toBe(404);
  const pressedTwice = await Promise.all(Array.from({ length: 8 }, () => choose(two)));
  expect(new Set(pressedTwice.map(({ status }) => status))).toEqual(new Set([204]));
});

test('a comment that is deleted while it is edited is a 404', async () => {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant);
  const maria = await createPerson(service, tenant.organizationId);
  const ask = async (method: string, path: string, body: string) =>
    call(service, await maria.token(), method, path, { body });
  const { id } = (await ask('POST', `/console/filing/${filing.id}/comment`, 'First')).body;
  const edit = () => ask('PATCH', `/console/comment/${id}`, `For <@${maria.id}>`);
  expect((await whileDeleting('delete from comments', id, edit)).status).toBe(404);
});

describe('a company that is removed at the same moment', () => {
  const removal = "update businesses set registration_state = 'canceled'";

  test('is not registered in another state', async () => {
    const tenant = await createTenant(service);
    const home = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, home, 'US-KY');
    const submit = () => call(service, tenant.testKey, 'POST', submitPath, body);
    const { status, body: refusal } = await whileDeleting(removal, home, submit, { locks: true });
    expect([status, refusal.type]).toEqual([400, expect.stringMatching(/not_formation_registration$/)]);
  });

  test('gets no registration that was made elsewhere', async () => {
    const { testKey } = await createTenant(service);
    const home = await addBusiness(service, testKey);
    const registration = {
      ...completeBusiness,
      formation_business_id: home,
      registration_jurisdiction: 'US-KY',
    };
    const add = () => call(service, testKey, 'POST', '/v1/business', registration);
    const { status, body } = await whileDeleting(removal, home, add, { locks: true });
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, '/formation_business_id']);
  });
});
