import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inventRecords } from '#lib/service/registry/invented-records';
import { seedRegistry } from '#lib/service/registry/seed-registry';
import { SocrataRegistry } from '#lib/service/registry/socrata-registry';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
let tenant: Tenant;
beforeAll(async () => {
  service = await startHarness();
  await seedRegistry(service.parts);
  tenant = await createTenant(service);
});
afterAll(() => service.stop());

const path = '/v1/business/registry/search';
const search = (body: unknown, key = tenant.testKey) => call(service, key, 'POST', path, body);
const invented = (state: string) =>
  inventRecords(state, [...service.parts.jurisdictions.keys()].sort().indexOf(state));

describe('works', () => {
  test('a company is found by its name, words of it, with a typing error, and by its number', async () => {
    const [record] = invented('US-OH');
    const name = record?.legal_name ?? '';
    const queries = [
      name,
      name.toLowerCase(),
      name.split(' ').slice(0, 2).join(' '),
      name.replace(/([a-z])([a-z])/, '$2$1'),
      record?.registration_number,
    ];
    for (const query of queries) {
      const { body } = await search({ query, jurisdiction: 'US-OH', limit: 100 });
      const names = body.data.map((one: { legal_name: string }) => one.legal_name);
      expect([query, names]).toEqual([query, expect.arrayContaining([name])]);
      expect(body.data[0]).toMatchObject({ jurisdiction: 'US-OH', source: 'sandbox', status: 'active' });
    }
  });

  test('the exact name comes first, and without a state every register is searched', async () => {
    const [record] = invented('US-WY');
    const { body } = await search({ query: record?.legal_name });
    expect(body.data[0]).toEqual({
      legal_name: record?.legal_name,
      registration_number: record?.registration_number,
      jurisdiction: 'US-WY',
      entity_type: 'llc',
      status: 'active',
      formation_date: record?.formation_date,
      source: 'sandbox',
    });
  });

  test('pages have no gaps or repetitions', async () => {
    const all = (await search({ query: 'Alder', limit: 60 })).body.data;
    const seen: unknown[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { body } = await search({ query: 'Alder', limit: 20, ...(cursor && { cursor }) });
      seen.push(...body.data);
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(all);
  });

  test('one or two letters match the beginning of names', async () => {
    const { body } = await search({ query: 'al', jurisdiction: 'US-TX', limit: 5 });
    for (const { legal_name } of body.data) expect(legal_name.toLowerCase()).toMatch(/^al/);
  });

  test('wildcard characters are matched literally', async () => {
    expect((await search({ query: '%_%' })).body.data).toEqual([]);
    expect((await search({ query: "x'; drop table registry_records; --" })).status).toBe(200);
  });

  test('a word is searched with the trigram index', async () => {
    const plan = await service.parts.database.script(
      "set enable_seqscan = off; explain select * from registry_records where legal_name ilike '%kestrel%'; set enable_seqscan = on",
    );
    expect(JSON.stringify(plan)).toContain('registry_records_trigram');
  });
});

describe('refuses', () => {
  test.each([
    [{}, '/query'],
    [{ query: '' }, '/query'],
    [{ query: 'x'.repeat(201) }, '/query'],
    [{ query: 'a', limit: 0 }, '/limit'],
    [{ query: 'a', limit: 101 }, '/limit'],
    [{ query: 'a', jurisdiction: 'Texas' }, '/jurisdiction'],
  ])('%j', async (body, pointer) => {
    const refused = await search(body);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, pointer]);
  });

  test('a state without a register, and any in live mode if none is connected', async () => {
    expect((await search({ query: 'a', jurisdiction: 'US-PR' })).status).toBe(501);
    const live = await search({ query: 'a', jurisdiction: 'US-CO' }, tenant.liveKey);
    expect([live.status, live.body.detail]).toEqual([
      501,
      expect.stringContaining('No register is connected'),
    ]);
  });
});

describe('guards', () => {
  test('a request without a credential is refused', async () => {
    expect((await call(service, null, 'POST', path, { query: 'a' })).status).toBe(401);
  });

  test('in live mode the search and the name check use the connected register', async () => {
    const row = { entityid: '20191234567', entityname: 'Kestrel Ridge Outfitters LLC', entitytype: 'DLLC' };
    const portal = createServer((_request, response) => response.end(JSON.stringify([row])));
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    const connect = (port: number) => {
      const baseUrl = `http://127.0.0.1:${port}`;
      const live = new SocrataRegistry({ appToken: 't', states: ['US-CO'], baseUrl, wait: async () => {} });
      service.parts.registries = { ...service.parts.registries, live };
    };
    connect((portal.address() as AddressInfo).port);
    const found = await search({ query: 'kestrel', jurisdiction: 'US-CO' }, tenant.liveKey);
    expect(found.body.data).toMatchObject([
      { registration_number: row.entityid, source: 'data.colorado.gov' },
    ]);

    const facts = { legal_name: 'The Kestrel-Ridge Outfitters, L.L.C.' };
    const id = await addBusiness(service, tenant.liveKey, facts);
    const body = await completeBody(service, tenant, id, 'US-CO', 'live');
    const refused = await call(service, tenant.liveKey, 'POST', submitPath, body);
    expect([refused.status, refused.body.conflicts?.[0]?.registration_number]).toEqual([400, row.entityid]);
    // A register that is down must not block a filing.
    connect(1);
    expect((await search({ query: 'kestrel', jurisdiction: 'US-CO' }, tenant.liveKey)).status).toBe(503);
    expect((await call(service, tenant.liveKey, 'POST', submitPath, body)).status).toBe(201);
    portal.close();
  });
});
