import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FilingList } from '#lib/contract/filing';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
const begin = new Date('2026-11-20T15:00:00.000Z');
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** Creates a filing in each state, one second apart, and returns the ids in that order. */
async function fileInAll(tenant: Tenant, states: string[], changes: Record<string, unknown> = {}) {
  const businessId = await addBusiness(service, tenant.testKey);
  const ids: string[] = [];
  for (const [at, state] of states.entries()) {
    service.time.now = new Date(begin.getTime() + at * 1000);
    const body = { ...(await completeBody(service, tenant, businessId, state)), ...changes };
    ids.push((await call(service, tenant.testKey, 'POST', submitPath, body)).body.id);
  }
  service.time.now = begin;
  return { businessId, ids };
}

async function idsOf(tenant: Tenant, query: string): Promise<string[]> {
  const { status, body } = await call(service, tenant.testKey, 'GET', `/v1/filing?${query}`);
  expect(status).toBe(200);
  return FilingList.parse(body).data.map(({ id }) => id);
}

describe('works', () => {
  test('pages are newest first, without gaps or repetitions', async () => {
    const tenant = await createTenant(service);
    const { ids } = await fileInAll(tenant, ['US-TX', 'US-NV', 'US-WY', 'US-TN', 'US-NY']);
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await call(service, tenant.testKey, 'GET', `/v1/filing?limit=2${cursor}`);
      expect(body.has_more).toBe(page < 2);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = `&cursor=${body.next_cursor}`;
    }
    expect(seen).toEqual(ids.toReversed());
    expect(cursor).toBe('&cursor=null');
  });

  test('each filter returns the matching filings', async () => {
    const tenant = await createTenant(service);
    const { businessId, ids } = await fileInAll(tenant, ['US-TX', 'US-NV', 'US-WY'], {
      metadata: { matter: 'M-1', 'a"b': "it's" },
    });
    const [texas = '', nevada = '', wyoming = ''] = ids;
    const cancel = await call(service, tenant.testKey, 'POST', `/v1/filing/${texas}/cancel`);
    await service.parts.database.query(
      "update filings set needs_response = true, expedited_tier = 'fast', registration_number = 'NV-77' where id = $1",
      [nevada],
    );
    const { filing: other } = await fileIn(
      service,
      tenant,
      'US-TX',
      {},
      { legal_name: 'Cobalt Harbor, LLC' },
    );
    const shows = async (query: string, expected: string[]) =>
      expect([query, (await idsOf(tenant, query)).toSorted()]).toEqual([query, expected.toSorted()]);

    await shows('type=foreign_qualification', [texas, nevada, wyoming, other.id]);
    await shows('type=formation', []);
    await shows('status=canceled', [texas]);
    await shows('status=open', [nevada, wyoming, other.id]);
    await shows('jurisdiction=US-TX', [texas, other.id]);
    await shows('jurisdiction=US-TX&status=open', [other.id]);
    await shows(`business_id=${businessId}`, [texas, nevada, wyoming]);
    await shows(`business_id=${cancel.body.business_id}`, [texas]);
    await shows('needs_response=true', [nevada]);
    await shows('needs_response=false&status=open', [wyoming, other.id]);
    await shows('expedited=true', [nevada]);
    await shows('expedited=false', [texas, wyoming, other.id]);
    await shows('created_after=2026-11-20T15:00:00.000Z', [nevada, wyoming]);
    await shows('created_before=2026-11-20T15:00:01.000Z', [texas, other.id]);
    await shows('created_after=2026-11-20T16:00:00%2B01:00&created_before=2026-11-20T15:00:02Z', [nevada]);
    await shows('created_after=2026-11-21', []);
    await shows('created_before=0001-01-01', []);
    await shows('q=north', [texas, nevada, wyoming]);
    await shows('q=harbor%20cobalt', [other.id]);
    await shows('q=orth', []);
    await shows('q=nv-7', []);
    await shows('q=nv-77', [nevada]);
    await shows(`q=${wyoming.slice(-8).toUpperCase()}`, [wyoming]);
    await shows(`q=${encodeURIComponent(`…${wyoming.slice(-8)}`)}`, [wyoming]);
    await shows(`q=${nevada}`, [nevada]);
    await shows(`q=${nevada.slice(0, 8)}`, []);
    await shows('q=%25', []);
    await shows('metadata[matter]=M-1', [texas, nevada, wyoming]);
    await shows('metadata[matter]=M-2', []);
    await shows(`metadata[a"b]=it's&metadata[matter]=M-1`, [texas, nevada, wyoming]);
    await shows("q=';drop", []);
  });
});

describe('refuses', () => {
  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'status=lost',
    'jurisdiction=TX',
    'business_id=7',
    'expedited=1',
    'created_after=soon',
    'cursor=x',
    `cursor=${Buffer.from('["filings newest first","x"]').toString('base64url')}`,
  ])('%s, and names it', async (query) => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'GET', `/v1/filing?${query}`);
    expect(refused.body).toMatchObject({
      status: 400,
      errors: [{ pointer: `?${query.slice(0, query.indexOf('='))}` }],
    });
  });
});

describe('guards', () => {
  test('a request without a key gets 401; filings of another mode or organization are not listed', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const { filing } = await fileIn(service, mine);
    expect((await call(service, null, 'GET', '/v1/filing')).status).toBe(401);
    expect(await idsOf(mine, '')).toEqual([filing.id]);
    for (const key of [mine.liveKey, other.testKey]) {
      const list = await call(service, key, 'GET', `/v1/filing?business_id=${filing.business_id}`);
      expect(list.body).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null });
    }
  });
});
