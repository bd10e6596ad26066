import { afterAll, beforeAll, expect, test } from 'vitest';
import { einApplication, form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

type Item = { object: string; type?: string; id: string; status: string };

test('each step of an EIN or its formation is also an event of the other, with its current state', async () => {
  const tenant = await createTenant(service);
  const api = async (method: string, path: string) =>
    (await call(service, tenant.testKey, method, path)).body;
  const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
  const ein = (items: Item[]) => items.find(({ type }) => type === 'ein');
  const einId = ein(filing.related_items)?.id ?? '';
  const history = async (id: string) => {
    const { data } = await api('GET', `/v1/filing/${id}/event?limit=100`);
    return data.filter(({ type }: { type: string }) => type.startsWith('filing.'));
  };
  for (const moved of [filing.id, einId]) {
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${moved}/advance`);
    for (const id of [filing.id, einId]) {
      expect((await history(id)).at(-1).data.object).toEqual(await api('GET', `/v1/filing/${id}`));
    }
  }
  const events = await history(filing.id);
  const last = events.at(-1);
  expect(last).toMatchObject({ type: 'filing.updated', data: { object: { id: filing.id } } });
  expect(ein(last.data.previous_attributes.related_items)?.status).toBe('filed');
  expect(ein(last.data.object.related_items)?.status).toBe('completed');
  const sequences = events.map(({ sequence }: { sequence: number }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => Number(a) - Number(b)));
});
