import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfDesk } from '#lib/contract/version';
import { einApplication, form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { type Desk, entryOf, openDesk, routesWithId, visit } from '#lib/testing/one-of-each';
import { operationsOf } from '#lib/testing/operations';

const { list } = await operationsOf();

/** Query parameters that a list requires. */
const neededQuery: Record<string, string> = { '/v1/statement': '?month=2026-11' };

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => service.stop());

/**
 * Ids that belong to no mode: of pages, and of people, passkeys, invitations and sessions, which are tested by
 * members.test.ts, removed-members.test.ts, second-factor.test.ts, passkeys.test.ts, invitations.test.ts and active-session.test.ts.
 */
const shared = new Set([
  // A state belongs to no tenant; what an organization stores for a state has its own test.
  'GET /v1/jurisdiction/{code}/version',
  'GET /console/jurisdiction/{code}/touched',
  'GET /problems/{code}',
  'GET /docs/assets/{name}',
  'GET /docs/guides/{name}',
  'GET /calendar/{file}',
  'DELETE /console/session/{id}',
  'POST /console/passkey/{id}/remove',
  'PATCH /console/member/{id}',
  'POST /console/member/{id}/hand-over',
  'DELETE /console/member/{id}',
  'POST /console/removed-member/{id}/restore',
  'DELETE /console/member/{id}/second-factor',
  'POST /console/invitation/{id}/resend',
  'DELETE /console/invitation/{id}',
]);

function registered(): string[] {
  const { paths = {} } = service.app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'All', version: '1' },
  });
  return (
    Object.entries(paths)
      // Only staff may use the desk: desk-access.test.ts.
      .filter(([path]) => path.includes('{') && !isOfDesk(path))
      .flatMap(([path, item]) => Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => !shared.has(route))
  );
}

const statusOf = async (route: string, desk: Desk, credential: string) =>
  (await visit(service, route, desk, credential)).status;

/** Operations that change something without an audit entry of their own, and why. */
const leavesNoEntry = new Map([
  ['POST /v1/plan/{id}/preflight', 'it is sent with POST because of its size, and changes nothing'],
  ['POST /console/view/{id}/restore', 'the view is not deleted here, and restoring it changes nothing'],
  ['POST /console/plan/{id}/restore', 'the plan is not deleted here, and restoring it changes nothing'],
  [
    'POST /console/approval-rule/{id}/restore',
    'the rule is not deleted here, and restoring it changes nothing',
  ],
  ['DELETE /console/case/{id}/draft', 'there is no draft here, and deleting none changes nothing'],
]);

async function entriesOf({ tenant: { organizationId } }: Desk): Promise<number> {
  const [row] = await service.parts.database.query(
    'select count(*)::int as count from audit_entries where organization_id = $1',
    [organizationId],
  );
  return Number(row?.count);
}

test('the table has every route with an id, and no others', () => {
  const routes = registered();
  expect(routes.filter((route) => !entryOf(route))).toEqual([]);
  expect(Object.keys(routesWithId).filter((route) => !routes.includes(route))).toEqual([]);
});

describe('no list shows objects of the other mode', () => {
  const lists = list.filter(
    ({ method, path, desk, isPublic }) => method === 'GET' && !desk && !isPublic && !path.includes('{'),
  );
  let desk: Desk;
  let ofLive: string[];
  let shown: Record<'test' | 'live', string[]>;
  beforeAll(async () => {
    desk = await openDesk(service);
    const filing = await fileLive(service, desk.tenant, 'US-TX');
    ofLive = [filing.id, filing.business_id];
    shown = { test: [], live: [] };
  });

  test.each(lists)('$path', async ({ path }) => {
    const ofTest = Object.values(desk.ids);
    for (const [mode, own, foreign] of [
      ['test', ofTest, ofLive],
      ['live', ofLive, ofTest],
    ] as const) {
      const answer = await service.app.request(`${path}${neededQuery[path] ?? ''}`, {
        headers: { Authorization: `Bearer ${await desk.person.token(mode)}` },
      });
      const text = await answer.text();
      expect(foreign.filter((id) => text.includes(id))).toEqual([]);
      shown[mode].push(...own.filter((id) => text.includes(id)));
    }
  });

  test('each list shows the objects of its mode', () => {
    // A delivery is listed only under its endpoint.
    const missing = Object.entries(desk.ids).filter(
      ([kind, id]) => kind !== 'delivery' && !shown.test.includes(id),
    );
    expect(missing.map(([kind]) => kind)).toEqual([]);
    expect(ofLive.filter((id) => !shown.live.includes(id))).toEqual([]);
  });
});

test('a formation and its bundled EIN application are as isolated as any filing', async () => {
  const mine = await createTenant(service);
  const other = await createTenant(service);
  const { filing } = await form(service, mine, 'US-CO', { ein: einApplication });
  const related = (filing.related_items as { id: string; type: string }[]).find(({ type }) => type === 'ein');
  for (const id of [filing.id, related?.id]) {
    expect((await call(service, mine.testKey, 'GET', `/v1/filing/${id}`)).status).toBe(200);
    for (const key of [mine.liveKey, other.testKey, other.liveKey]) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/event'],
        ['POST', '/cancel'],
      ] as const) {
        const { status } = await call(
          service,
          key,
          method,
          `/v1/filing/${id}${path}`,
          method === 'POST' ? {} : undefined,
        );
        expect(status, `${method} ${path}`).toBe(404);
      }
    }
  }
});

describe('what belongs to the other mode or to another organization is not there', () => {
  // A check without consequences changes nothing, and neither does a read.
  let other: Desk;
  let onlyRead: Desk;
  beforeAll(async () => {
    other = await openDesk(service);
    onlyRead = await openDesk(service);
  });

  test.each(Object.keys(routesWithId))('%s', async (route) =>
    expectApart(route, route.startsWith('GET ') ? onlyRead : await openDesk(service)),
  );

  test('nor is anything below it', async () => {
    const mine = await openDesk(service);
    const routes = registered().filter((route) => !routesWithId[route]);
    expect(routes).toContain('GET /v1/filing/{id}/event');
    for (const route of routes) await expectApart(route, mine);
  });

  async function expectApart(route: string, mine: Desk) {
    const ofLive = route.includes('/sandbox/') ? 403 : 404;
    expect({
      route,
      'other organization': await statusOf(route, mine, await other.person.token()),
      'other organization, live': await statusOf(route, mine, await other.person.token('live')),
      'other mode': await statusOf(route, mine, await mine.person.token('live')),
    }).toEqual({
      route,
      'other organization': 404,
      'other organization, live': ofLive,
      'other mode': ofLive,
    });
    if (!route.includes('/console/')) {
      const { tenant } = other;
      expect([
        await statusOf(route, mine, tenant.testKey),
        await statusOf(route, mine, tenant.liveKey),
        await statusOf(route, mine, mine.tenant.liveKey),
      ]).toEqual([404, ofLive, ofLive]);
    }
    // The ids are right and the bodies reach the operation: each one succeeds for the owner.
    const before = await entriesOf(mine);
    const own = await statusOf(route, mine, await mine.person.token());
    expect([404, 500, 503]).not.toContain(own);
    // Every change is in the audit log.
    const changes = own < 300 && !route.startsWith('GET ') && !leavesNoEntry.has(route);
    if (changes) expect(await entriesOf(mine), route).toBeGreaterThan(before);
  }
});
