import { expect, test } from 'vitest';
import { call, createTenant } from '#lib/testing/harness';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { fileIn } from '#lib/testing/qualification';

const { service, other } = await postgresOfFile();

const phone = '+1 303 555 0199';

test.each([
  ['is canceled', 0],
  ['is completed', 3],
  ['has its case resolved', 1],
])('the event of a record whose filing %s shows what was changed at the same moment', async (what, steps) => {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-CO');
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const advance = () => api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
  for (let step = 0; step < steps; step += 1) await advance();
  const act = await actOn();
  await other.query('begin');
  await other.query('update businesses set website = $1 where id = $2', [
    'https://changed.example',
    filing.business_id,
  ]);
  const acting = act();
  const waits = async () =>
    (await other.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
  await expect.poll(waits).toBeGreaterThan(0);
  await other.query('commit');
  expect((await acting).status).toBe(200);
  const { body } = await api('GET', '/v1/event?type=business.updated');
  expect(body.data[0].data.object).toMatchObject({
    id: filing.business_id,
    website: 'https://changed.example',
  });

  async function actOn() {
    if (what === 'is canceled') return () => api('POST', `/v1/filing/${filing.id}/cancel`);
    if (what === 'is completed') return advance;
    const fields = [{ name: 'phone', type: 'string', description: 'The phone number' }];
    const asked = { kind: 'missing_information', summary: 'The phone number is missing', fields };
    const { id } = (await api('POST', `/v1/sandbox/filing/${filing.id}/case`, asked)).body;
    await api('POST', `/v1/case/${id}/response`, { fields: { phone } });
    return () => api('POST', `/v1/sandbox/case/${id}/review`, {});
  }
});
