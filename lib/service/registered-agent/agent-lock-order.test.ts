import { expect, test } from 'vitest';
import { call, createTenant } from '#lib/testing/harness';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { fileIn } from '#lib/testing/qualification';

const { service, other } = await postgresOfFile();

test('the review that ends the service locks the filing before the agent, as other changes do', async () => {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-CO');
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  const path = `/v1/business/${filing.business_id}/registered-agent`;
  await api('PATCH', path, { status: 'terminated', reason: 'We appoint our own agent.' });
  const [item] = (await api('GET', `/v1/case?parent_id=${filing.business_id}`)).body.data;
  const address = {
    street_line_1: '1700 Broadway',
    city: 'Denver',
    region: 'CO',
    postal_code: '80290',
    country: 'US',
  };
  const name = { type: 'entity', entity_name: 'Front Range Agents, Inc.' };
  const registered_agent = { type: 'organization', name, address };
  const fields = { keep_service: false, registered_agent, termination_date: '2026-11-20' };
  expect((await api('POST', `/v1/case/${item.id}/response`, { fields })).status).toBe(200);
  await other.query('begin');
  await other.query('select from filings where id = $1 for update', [filing.id]);
  const reviewed = api('POST', `/v1/sandbox/case/${item.id}/review`, {});
  const waits = async () =>
    (await other.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
  await expect.poll(waits).toBeGreaterThan(0);
  await other.query('select from registered_agents where id = $1 for update', [filing.business_id]);
  await other.query('commit');
  expect((await reviewed).status).toBe(200);
  expect((await api('GET', path)).body.status).toBe('terminated');
});
