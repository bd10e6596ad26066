import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function prepare(metadata: Record<string, string> = {}) {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-TX', { metadata });
  const path = `/v1/filing/${filing.id}`;
  const patch = (body: unknown, key = tenant.testKey) => call(service, key, 'PATCH', path, body);
  const history = async () => (await call(service, tenant.testKey, 'GET', `${path}/event`)).body.data;
  return { tenant, filing, path, patch, history };
}

describe('works', () => {
  test('metadata is merged, null removes a key, and the event has the previous values', async () => {
    const { tenant, filing, path, patch, history } = await prepare({ matter: 'M-1', client: 'Northwind' });
    const { status, body } = await patch({ metadata: { matter: null, reviewer: 'Ines' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...filing,
      metadata: { client: 'Northwind', reviewer: 'Ines' },
      updated_at: body.updated_at,
    });
    expect((await call(service, tenant.testKey, 'GET', path)).body).toEqual(body);
    const [, event] = await history();
    expect(event).toMatchObject({
      type: 'filing.updated',
      sequence: 2,
      data: { object: body, previous_attributes: { metadata: { matter: 'M-1', client: 'Northwind' } } },
    });
    const filter = async (entry: string) =>
      (await call(service, tenant.testKey, 'GET', `/v1/filing?metadata[${entry}`)).body.data;
    expect(await filter('reviewer]=Ines')).toEqual([body]);
    expect(await filter('client]=Northwind')).toEqual([body]);
    expect(await filter('matter]=M-1')).toEqual([]);
    const kept = await service.parts.database.query(
      'select entry from filing_metadata where filing_id = $1 order by entry',
      [filing.id],
    );
    const entries = await service.parts.database.query(
      `select metadata_entry(key, value) as entry from json_each_text($1) order by entry`,
      [JSON.stringify(body.metadata)],
    );
    expect(kept).toEqual(entries);
    const [entry] = await service.parts.database.query(
      `select action from audit_entries where object_id = $1 and action = 'filing.updated'`,
      [filing.id],
    );
    expect(entry).toBeDefined();
  });

  test('the pairs are in later events, and a canceled filing accepts them too', async () => {
    const { tenant, path, patch, history } = await prepare();
    await patch({ metadata: { matter: 'M-2' } });
    await call(service, tenant.testKey, 'POST', `${path}/cancel`);
    const { body } = await patch({ metadata: { closed: 'yes' } });
    expect(body).toMatchObject({ status: 'canceled', metadata: { matter: 'M-2', closed: 'yes' } });
    const canceled = (await history()).find(({ type }: { type: string }) => type === 'filing.canceled');
    expect(canceled.data.object.metadata).toEqual({ matter: 'M-2' });
  });

  test.each([{}, { metadata: {} }, { metadata: { matter: 'M-1' } }, { metadata: { nobody: null } }])(
    'a patch without a change records no event: %j',
    async (body) => {
      const { filing, patch, history } = await prepare({ matter: 'M-1' });
      expect((await patch(body)).body).toEqual(filing);
      expect(await history()).toHaveLength(1);
    },
  );
});

describe('refuses', () => {
  test('invalid metadata, and more than 50 pairs after the merge', async () => {
    const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`key_${at}`, 'x']));
    const { filing, path, patch, tenant } = await prepare(fifty);
    for (const [metadata, pointer] of [
      [{ matter: 7 }, '/metadata/matter'],
      [{ matter: 'M-1' }, '/metadata'],
      ['words', '/metadata'],
    ] as const) {
      const { status, body } = await patch({ metadata });
      expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
    }
    expect((await call(service, tenant.testKey, 'GET', path)).body).toEqual(filing);
  });
});

describe('guards', () => {
  test('a filing of another mode or organization is not found; a read-only key is refused', async () => {
    const { tenant, patch } = await prepare();
    const other = await createTenant(service);
    const body = { metadata: { matter: 'M-1' } };
    for (const key of [tenant.liveKey, other.testKey]) expect((await patch(body, key)).status).toBe(404);
    expect((await patch(body, tenant.readOnlyKey)).status).toBe(403);
  });
});
