import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Parts } from '#lib/service/context';
import type { DemoAccess } from '#lib/service/demo/demo-access';
import { renewDemo } from '#lib/service/demo/ensure-demo';
import { createApp } from '#lib/service/edge/create-app';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { tokenOf } from '#lib/testing/person';

let service: Harness;
let access: DemoAccess;
beforeAll(async () => {
  service = await startHarness({ DEMO: 'on' });
  access = await renewDemo(service.parts);
});
afterAll(() => service.stop());

async function open(body: unknown, at = service, address = '203.0.113.9') {
  const dashboard = await signDashboardToken(at.parts.secrets.console, { address, agent: 'Firefox' });
  return call(at, dashboard, 'POST', '/console/session', body);
}

type Mode = 'test' | 'live';

async function visitor() {
  const { body } = await open({ demo: true });
  const ask = async (method: string, path: string, given?: unknown, mode: Mode = 'test') =>
    call(service, await tokenOf(service, body, mode), method, path, given);
  return { opened: body, ask };
}

const business = { legal_name: 'Visited Freight, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };

describe('the demo’s visitor', () => {
  test('can be distinguished from the person with the password', async () => {
    const { opened } = await visitor();
    const known = (await open({ email: access.email, password: access.password })).body;
    expect([opened.visitor, opened.organizations[0].roles]).toEqual([true, ['preparer']]);
    expect([known.visitor, known.organizations[0].roles]).toEqual([false, ['administrator']]);
    expect(opened.person).toEqual(known.person);
  });

  test('can do everything in test mode', async () => {
    const { ask } = await visitor();
    const made = await ask('POST', '/v1/business', business);
    expect(made.status).toBe(201);
    expect((await ask('PATCH', `/v1/business/${made.body.id}`, { phone: '+1 302 555 0134' })).status).toBe(
      200,
    );
    const plan = { business_id: made.body.id, jurisdictions: ['US-TX'] };
    expect((await ask('POST', '/console/plan', plan)).status).toBe(201);
    expect((await ask('GET', '/console/overview')).status).toBe(200);
    expect((await ask('POST', '/v1/sandbox/clock', { advance_seconds: 1 })).status).toBe(200);
  });

  test('can do nothing in live mode', async () => {
    const { ask } = await visitor();
    const { paths = {} } = service.app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'All', version: '1' },
    });
    const open = /^\/(?:docs|problems|calendar|healthz|readyz|metrics|v1\/openapi\.json)/;
    const operations = Object.entries(paths)
      .filter(([path]) => !open.test(path))
      .flatMap(([path, item]) =>
        Object.keys(item ?? {}).map((method) => [method.toUpperCase(), path] as const),
      );
    expect(operations.length).toBeGreaterThan(70);
    for (const [method, path] of operations) {
      const at = path.replaceAll(/\{\w+\}/g, '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e');
      const { status, body } = await ask(method, at, method === 'GET' ? undefined : {}, 'live');
      // The operations desk does not exist for anyone who is not staff.
      const refusal = path.startsWith('/v1/operations') ? [404, undefined] : [403, 'test'];
      expect([method, path, status, body.required_scope]).toEqual([method, path, ...refusal]);
    }
  });

  test('cannot create, roll, rename or revoke keys', async () => {
    const { ask } = await visitor();
    const { data } = (await ask('GET', '/console/api-key')).body;
    const refused = [
      await ask('POST', '/console/api-key', { name: 'Mine', scope: 'full' }),
      await ask('POST', `/console/api-key/${data[0].id}/roll`, { overlap_seconds: 0 }),
      await ask('PATCH', `/console/api-key/${data[0].id}`, { name: 'Mine' }),
      await ask('POST', `/console/api-key/${data[0].id}/revoke`, {}),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await call(service, access.test_key, 'GET', '/v1/business')).status).toBe(200);
  });

  test('can see and end only their own session, not those of other visitors or the operator', async () => {
    const [one, two] = [await visitor(), await visitor()];
    const known = (await open({ email: access.email, password: access.password })).body;
    const listed = (await one.ask('GET', '/console/session')).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([one.opened.session_id]);
    for (const { session_id } of [two.opened, known]) {
      expect((await one.ask('DELETE', `/console/session/${session_id}`)).status).toBe(404);
    }
    expect((await one.ask('DELETE', '/console/session')).status).toBe(204);
    expect((await two.ask('GET', '/v1/business')).status).toBe(200);
    expect((await call(service, await tokenOf(service, known), 'GET', '/v1/business')).status).toBe(200);
  });

  test('is refused after sixty visits in a minute from one address, and no other address is', async () => {
    const statuses = new Set<number>();
    for (let visits = 0; visits < 61; visits += 1) {
      statuses.add((await open({ demo: true }, service, '198.51.100.7')).status);
    }
    expect([...statuses]).toEqual([201, 429]);
    expect((await open({ demo: true }, service, '198.51.100.8')).status).toBe(201);
  });
});

describe('a demo that is closed', () => {
  /** The same data, started with other settings. */
  async function startedWith(settings: Partial<Parts['env']>): Promise<Harness> {
    const parts: Parts = { ...service.parts, env: { ...service.parts.env, DEMO: 'auto', ...settings } };
    return { ...service, ...createApp(parts), parts };
  }

  test.each<[string, Partial<Parts['env']>]>([
    ['other machines reach the service', { HOST: '0.0.0.0' }],
    ['it files with a service hosted elsewhere', { FILING_API_URL: 'https://filings.example' }],
    ['the settings say so', { DEMO: 'off' }],
  ])(
    'admits nobody where %s: no visitor, no password, no earlier session, no key',
    async (_why, settings) => {
      const before = (await open({ email: access.email, password: access.password })).body;
      const closed = await startedWith(settings);
      const dashboard = await signDashboardToken(closed.parts.secrets.console);
      const options = await call(closed, dashboard, 'GET', '/console/sign-in-options');
      expect(options.body.demo).toBeNull();
      const attempts = [
        await open({ demo: true }, closed),
        await open({ email: access.email, password: access.password }, closed),
        await open({ verified_email: access.email }, closed),
        await call(closed, await tokenOf(closed, before), 'GET', '/v1/business'),
        await call(closed, access.test_key, 'GET', '/v1/business'),
        await call(closed, access.live_key, 'GET', '/v1/business'),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
      await closed.stop();
      expect((await call(service, access.test_key, 'GET', '/v1/business')).status).toBe(200);
    },
  );

  test('is not recreated either', async () => {
    const closed = await startedWith({ HOST: '0.0.0.0' });
    await expect(renewDemo(closed.parts)).rejects.toThrow(/^The demo is closed by the settings/);
    await closed.stop();
  });
});
