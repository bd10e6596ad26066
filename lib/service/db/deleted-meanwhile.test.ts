import { expect, test } from 'vitest';
import { call, createTenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { fileIn } from '#lib/testing/qualification';

const { service, other } = await postgresOfFile();

/** Runs `work` while another transaction deletes the row, and commits that one once `work` waits for it. */
async function whileDeleting<T>(deletion: string, id: string, work: () => Promise<T>): Promise<T> {
  await other.query('begin');
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
