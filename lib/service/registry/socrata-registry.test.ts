import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { RegistryUnavailable } from '#lib/service/registry/registry-provider';
import { SocrataRegistry } from '#lib/service/registry/socrata-registry';

// As the portals respond: lower-case columns, dates as local times, and no column for an empty value.
const recorded: Record<string, unknown[]> = {
  '4ykn-tg5h': [
    {
      entityid: '20191234567',
      entityname: 'Kestrel Ridge Outfitters LLC',
      entitytype: 'DLLC',
      entitystatus: 'Good Standing',
      entityformdate: '2019-03-04T00:00:00.000',
    },
    {
      entityid: '20011111111',
      entityname: 'Kestrel Ridge Holdings, Inc., Delinquent October 1, 2005',
      entitytype: 'DPC',
      entitystatus: 'Delinquent',
    },
  ],
  'n9v6-gdp6': [
    {
      dos_id: '3211809',
      current_entity_name: 'KESTREL RIDGE LLC',
      entity_type: 'DOMESTIC LIMITED LIABILITY COMPANY',
      initial_dos_filing_date: '2005-05-31T00:00:00.000',
    },
    {
      dos_id: '1',
      current_entity_name: 'KESTREL RIDGE PARTNERS, L.P.',
      entity_type: 'DOMESTIC LIMITED PARTNERSHIP',
    },
  ],
};

type Scripted = { status: number; body: string; headers?: Record<string, string> };

const open: Server[] = [];
const waits: number[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  waits.length = 0;
});

/** Responds with the recorded data, or as scripted; null sends no response. */
async function portal(tell?: (nth: number) => Scripted | null) {
  const asked: { url: URL; token: unknown }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://portal.test');
    asked.push({ url, token: request.headers['x-app-token'] });
    if (tell) {
      const scripted = tell(asked.length);
      if (scripted) response.writeHead(scripted.status, scripted.headers).end(scripted.body);
      return;
    }
    const dataset = /resource\/([\w-]+)\.json/.exec(url.pathname)?.[1] ?? '';
    const offset = Number(url.searchParams.get('$offset'));
    const rows = (recorded[dataset] ?? []).slice(offset, offset + Number(url.searchParams.get('$limit')));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows));
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const registry = (baseUrl: string, clock = () => new Date('2026-11-20T15:00:00Z')) =>
  new SocrataRegistry({
    appToken: 'token-of-the-tests',
    states: ['US-CO', 'US-NY'],
    baseUrl,
    timeoutMs: 200,
    clock,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
const question = { query: "kestrel o'ridge", jurisdiction: 'US-CO', limit: 10, offset: 0 };

describe('works', () => {
  test('rows become records, with the token sent and the question quoted', async () => {
    const { asked, baseUrl } = await portal();
    const found = await registry(baseUrl).search(question);
    expect(found).toEqual([
      {
        legal_name: 'Kestrel Ridge Outfitters LLC',
        registration_number: '20191234567',
        jurisdiction: 'US-CO',
        entity_type: 'llc',
        status: 'good standing',
        formation_date: '2019-03-04',
        source: 'data.colorado.gov',
      },
      expect.objectContaining({ entity_type: 'corporation', status: 'delinquent', formation_date: null }),
    ]);
    expect(asked[0]?.token).toBe('token-of-the-tests');
    expect(asked[0]?.url.searchParams.get('$where')).toBe(
      "(upper(entityname) like '%KESTREL%' and upper(entityname) like '%O''RIDGE%')",
    );
  });

  test('digits are also searched as a number, and words never, because numeric columns refuse them', async () => {
    const { asked, baseUrl } = await portal();
    await registry(baseUrl).search({ ...question, query: '20191234567' });
    expect(asked[0]?.url.searchParams.get('$where')).toBe(
      "(upper(entityname) like '%20191234567%') or entityid = '20191234567'",
    );
  });

  test('a register’s suffix is not part of the name', async () => {
    const { baseUrl } = await portal();
    const [, delinquent] = await registry(baseUrl).search(question);
    expect(delinquent).toMatchObject({ legal_name: 'Kestrel Ridge Holdings, Inc.', status: 'delinquent' });
  });

  test('an unknown entity type is null; without a state all registers are searched, by name', async () => {
    const { baseUrl } = await portal();
    const found = await registry(baseUrl).search({ ...question, jurisdiction: null });
    expect(found.map(({ legal_name, entity_type }) => [legal_name, entity_type])).toEqual([
      ['Kestrel Ridge Holdings, Inc.', 'corporation'],
      ['KESTREL RIDGE LLC', 'llc'],
      ['Kestrel Ridge Outfitters LLC', 'llc'],
      ['KESTREL RIDGE PARTNERS, L.P.', null],
    ]);
  });

  test('pages are requested by limit and offset', async () => {
    const { baseUrl } = await portal();
    const found = await registry(baseUrl).search({ ...question, limit: 1, offset: 1 });
    expect(found.map(({ registration_number }) => registration_number)).toEqual(['20011111111']);
  });

  test('the last page over several registers asks each for all records before it', async () => {
    const row = (nth: number) => ({ entityid: String(nth), entityname: `Kestrel ${nth} LLC` });
    const rows = Array.from({ length: 1_100 }, (_, nth) => row(nth));
    const { asked, baseUrl } = await portal(() => ({ status: 200, body: JSON.stringify(rows) }));
    const last = { ...question, jurisdiction: null, limit: 101, offset: 999 };
    expect(await registry(baseUrl).search(last)).toHaveLength(101);
    expect(asked.map(({ url }) => url.searchParams.get('$limit'))).toEqual(['1100', '1100']);
  });

  test('a response is cached for ten minutes, and for a day while the portal is down', async () => {
    let now = new Date('2026-11-20T15:00:00Z');
    let down = false;
    const rows = JSON.stringify(recorded['4ykn-tg5h']);
    const { asked, baseUrl } = await portal(() => ({ status: down ? 404 : 200, body: rows }));
    const one = registry(baseUrl, () => now);
    await one.search(question);
    await one.search(question);
    expect(asked).toHaveLength(1);
    down = true;
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await one.search(question)).toHaveLength(2);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await expect(one.search(question)).rejects.toThrow(RegistryUnavailable);
  });

  test('429 and 5xx are retried, after the portal’s Retry-After', async () => {
    const answers: Scripted[] = [
      { status: 429, body: '', headers: { 'Retry-After': '7' } },
      { status: 503, body: '' },
      { status: 200, body: '[]' },
    ];
    const { asked, baseUrl } = await portal((nth) => answers[nth - 1] ?? null);
    expect(await registry(baseUrl).search(question)).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(waits[0]).toBe(7_000);
  });
});

describe('refuses', () => {
  test.each<[string, Scripted | null]>([
    ['no JSON', { status: 200, body: '<html>' }],
    ['JSON of another form', { status: 200, body: '{"error":true}' }],
    ['more than a page can be', { status: 200, body: `["${'x'.repeat(3_000_000)}"]` }],
    ['a refusal', { status: 403, body: '' }],
    ['a redirect', { status: 302, body: '', headers: { Location: 'http://127.0.0.1:1/' } }],
    ['nothing at all', null],
  ])('a portal that responds with %s is unavailable', async (_what, answer) => {
    const { baseUrl } = await portal(() => answer);
    await expect(registry(baseUrl).search(question)).rejects.toThrow(RegistryUnavailable);
  });
});
