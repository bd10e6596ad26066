import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfDesk } from '#lib/contract/version';
import { newId } from '#lib/service/ids';
import { holdEverything } from '#lib/testing/approval';
import { einApplication, form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { operationsOf } from '#lib/testing/operations';
import { createPerson } from '#lib/testing/person';
import { completeBody, fileIn, submitPath } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

const { list } = await operationsOf();

/** What a list cannot be asked without. */
const neededQuery: Record<string, string> = { '/v1/statement': '?month=2026-11' };

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => service.stop());

/** One of each kind of thing, in test mode. */
async function openDesk() {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: ['administrator', 'approver'] });
  const { filing, businessId } = await fileIn(service, tenant);
  const made = async (method: string, path: string, body?: unknown) =>
    (await call(service, await person.token(), method, path, body)).body;
  const asked = await made('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' });
  const events = await made('GET', `/v1/filing/${filing.id}/event`);
  const plan = await made('POST', '/console/plan', { business_id: businessId, jurisdictions: ['US-TX'] });
  const duty = { business_id: businessId, kind: 'license', title: 'Renew it', due_on: '2027-03-01' };
  const obligation = await made('POST', '/v1/obligation', duty);
  const key = await made('POST', '/console/api-key', { name: 'Key', scope: 'full' });
  const target = { url: 'http://127.0.0.1:9/', event_types: ['filing.created'] };
  const endpoint = await made('POST', '/v1/webhook-endpoint', target);
  const waiting = await waitingIn(tenant, businessId);
  const rule = await made('POST', '/console/approval-rule', { over_amount: 100_000 });
  const delivery = await made('POST', `/v1/webhook-endpoint/${endpoint.id}/test`, {});
  const comment = await made('POST', `/console/filing/${filing.id}/comment`, { body: 'Ours' });
  const filters = { list: 'filings', name: 'Open', filters: { status: 'open' } };
  const view = await made('POST', '/console/view', filters);
  const ids = {
    view: view.id as string,
    comment: comment.id as string,
    endpoint: endpoint.id as string,
    approval: waiting,
    rule: rule.id as string,
    delivery: delivery.id as string,
    key: key.id as string,
    business: businessId as string,
    registration: filing.business_id as string,
    filing: filing.id as string,
    case: asked.id as string,
    event: events.data[0].id as string,
    document: (await upload(service, tenant.testKey, businessId)).body.id as string,
    obligation: obligation.id as string,
    mail: '',
    plan: plan.id as string,
    request: await logged(tenant.testKey),
  };
  ids.mail = await addMail(tenant, ids);
  return { tenant, person, ids };
}

/** The id of a submission that waits for an approval. */
async function waitingIn(tenant: Tenant, businessId: string): Promise<string> {
  const stop = await holdEverything(service, tenant);
  const body = await completeBody(service, tenant, businessId, 'US-NV');
  const held = await call(service, tenant.testKey, 'POST', submitPath, body);
  expect(held.status).toBe(202);
  await stop();
  return held.body.id;
}

/** Mail comes in live mode alone; what is not there can be nobody's. */
async function addMail({ organizationId }: Tenant, ids: { registration: string; document: string }) {
  const id = newId(service.time.now);
  await service.parts.database.query(
    `insert into agent_mail (organization_id, mode, id, business_id, document_id, type, sender, received_on, tags, created_at, updated_at)
     values ($1, 'test', $2, $3, $4, 'notice', 'Comptroller', '2026-11-20', '[]', now(), now())`,
    [organizationId, id, ids.registration, ids.document],
  );
  return id;
}

/** The id of a request that is in the log. */
async function logged(key: string): Promise<string> {
  const { headers } = await call(service, key, 'GET', '/v1/business');
  await service.requests.flush();
  return headers.get('X-Request-Id') ?? '';
}

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Kind = keyof Desk['ids'];
type Entry = [kind: Kind, body?: (desk: Desk) => unknown];

const multipart = () => 'multipart';

/** What the id of each route names, and a body with which it works. A route that is missing here fails. */
const table: Record<string, Entry> = {
  'GET /v1/business/{id}': ['business'],
  'PATCH /v1/business/{id}': ['business', () => ({ phone: '+1 302 555 0134' })],
  'GET /v1/business/{id}/registered-agent': ['registration'],
  'GET /business/{id}/registered-agent': ['registration'],
  'PATCH /v1/business/{id}/registered-agent': [
    'registration',
    () => ({ status: 'terminated', reason: 'We moved' }),
  ],
  'GET /v1/business/{id}/archive': ['registration'],
  'GET /v1/filing/{id}/archive': ['filing'],
  'POST /v1/business/{id}/document': ['business', multipart],
  'GET /v1/document/{id}': ['document'],
  'GET /v1/agent-mail/{id}': ['mail'],
  'PATCH /v1/agent-mail/{id}': ['mail', () => ({ read: true })],
  'GET /v1/filing/{id}': ['filing'],
  'PATCH /v1/filing/{id}': ['filing', () => ({ metadata: { matter: 'M-1042' } })],
  'POST /v1/filing/{id}/cancel': ['filing', () => ({})],
  'GET /v1/case/{id}': ['case'],
  'POST /v1/case/{case_id}/response': ['case', () => ({ fields: {} })],
  'GET /v1/plan/{id}': ['plan'],
  'PATCH /v1/plan/{id}': ['plan', () => ({ version: 1, answers: { email: 'a@b.example' } })],
  'DELETE /v1/plan/{id}': ['plan'],
  'POST /v1/plan/{id}/preflight': ['plan', () => ({})],
  'POST /v1/plan/{id}/submit': ['plan', () => ({})],
  'GET /v1/event/{id}': ['event'],
  'GET /v1/obligation/{id}': ['obligation'],
  'PATCH /v1/obligation/{id}': ['obligation', () => ({ note: 'Ours' })],
  'GET /v1/webhook-endpoint/{id}': ['endpoint'],
  'PATCH /v1/webhook-endpoint/{id}': ['endpoint', () => ({ description: 'Mine' })],
  'DELETE /v1/webhook-endpoint/{id}': ['endpoint'],
  'POST /v1/webhook-endpoint/{id}/rotate-secret': ['endpoint', () => ({})],
  'POST /v1/webhook-endpoint/{id}/test': ['endpoint', () => ({})],
  'POST /v1/webhook-endpoint/{id}/recover': ['endpoint', () => ({ since: '2026-11-19T00:00:00Z' })],
  'GET /v1/webhook-delivery/{id}': ['delivery'],
  'POST /v1/webhook-delivery/{id}/resend': ['delivery', () => ({})],
  'POST /v1/sandbox/filing/{id}/advance': ['filing', () => ({})],
  'POST /v1/sandbox/filing/{id}/case': ['filing', () => ({ kind: 'missing_information' })],
  'POST /v1/sandbox/business/{id}/registered-agent/fail': ['registration', () => ({})],
  'POST /v1/sandbox/case/{id}/review': ['case', () => ({})],
  'GET /console/filing/{id}/summary': ['filing'],
  'GET /console/business/{id}/activity': ['business'],
  'GET /console/filing/{id}/comment': ['filing'],
  'POST /console/filing/{id}/comment': ['filing', () => ({ body: 'Noted' })],
  'GET /console/case/{id}': ['case'],
  'POST /console/case/{id}/comment': ['case', () => ({ body: 'Noted' })],
  'PATCH /console/view/{id}': ['view', () => ({ name: 'Theirs' })],
  'DELETE /console/view/{id}': ['view'],
  'PATCH /console/comment/{id}': ['comment', () => ({ body: 'Noted again' })],
  'DELETE /console/comment/{id}': ['comment'],
  'GET /console/plan/{id}': ['plan'],
  'GET /console/request/{id}': ['request'],
  'PATCH /console/plan/{id}': [
    'plan',
    () => ({ changes: [{ path: 'answers/email', value: 'a@b.example', base_version: 1 }] }),
  ],
  'DELETE /console/plan/{id}': ['plan'],
  'PATCH /console/api-key/{id}': ['key', () => ({ name: 'Other' })],
  'POST /console/api-key/{id}/roll': ['key', () => ({ overlap_seconds: 0 })],
  'POST /console/api-key/{id}/revoke': ['key', () => ({})],
  'POST /console/plan/{id}/restore': ['plan', () => ({})],
  'GET /v1/approval/{id}': ['approval'],
  'GET /console/agent-mail/{id}': ['mail'],
  'GET /console/approval/{id}': ['approval'],
  'POST /console/approval/{id}/approve': ['approval', () => ({})],
  'POST /console/approval/{id}/reject': ['approval', () => ({ reason: 'Not now' })],
  'DELETE /console/approval-rule/{id}': ['rule'],
  'POST /console/plan/{id}/filing': ['plan', ({ ids }) => ({ jurisdiction: 'US-TX', filing_id: ids.filing })],
  'GET /console/case/{id}/draft': ['case'],
  'PUT /console/case/{id}/draft': ['case', () => ({ base_version: 0, fields: {} })],
  'DELETE /console/case/{id}/draft': ['case'],
};

/** What is read under a thing of the table has its id, and needs no entry of its own. */
function entryOf(route: string): Entry | undefined {
  const [, thing = ''] = /^(GET \/\w+\/[\w-]+\/\{\w+\})\/[\w-]+$/.exec(route) ?? [];
  return table[route] ?? table[thing];
}

/**
 * Ids that belong to no mode: of pages, and of people, passkeys, invitations and sessions, which members.test.ts,
 * second-factor.test.ts, passkeys.test.ts, invitations.test.ts and standing-session.test.ts try.
 */
const shared = new Set([
  // A state is nobody's; what is touched there has a test of its own.
  'GET /v1/jurisdiction/{code}/version',
  'GET /console/jurisdiction/{code}/touched',
  'GET /problems/{code}',
  'GET /docs/assets/{name}',
  'GET /docs/guides/{name}',
  'GET /calendar/{file}',
  'DELETE /console/session/{id}',
  'POST /console/passkey/{id}/remove',
  'PATCH /console/member/{id}',
  'DELETE /console/member/{id}',
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
      // The desk is there for its staff alone: desk-access.test.ts.
      .filter(([path]) => path.includes('{') && !isOfDesk(path))
      .flatMap(([path, item]) => Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => !shared.has(route))
  );
}

async function visit(route: string, desk: Desk, credential: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const [kind, body] = entryOf(route) ?? ['business'];
  const at = path.replace(/\{\w+\}/, desk.ids[kind]);
  if (body === multipart) return (await upload(service, credential, desk.ids[kind])).status;
  const response = await service.app.request(at, {
    method,
    headers: { Authorization: `Bearer ${credential}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body(desk)) } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

/** What changes something and leaves no entry of its own in the audit trail, and why. */
const leavesNoEntry = new Map([
  ['POST /v1/plan/{id}/preflight', 'it is sent with POST because of its size, and changes nothing'],
  ['POST /console/plan/{id}/restore', 'the plan is not deleted here, and restoring it changes nothing'],
  ['DELETE /console/case/{id}/draft', 'there is no draft here, and deleting none changes nothing'],
]);

async function entriesOf({ tenant: { organizationId } }: Desk): Promise<number> {
  const [row] = await service.parts.database.query(
    'select count(*)::int as count from audit_entries where organization_id = $1',
    [organizationId],
  );
  return Number(row?.count);
}

test('every route with an id stands in the table, and nothing else does', () => {
  const routes = registered();
  expect(routes.filter((route) => !entryOf(route))).toEqual([]);
  expect(Object.keys(table).filter((route) => !routes.includes(route))).toEqual([]);
});

describe('no list shows in one mode what belongs to the other', () => {
  const lists = list.filter(
    ({ method, path, desk, isPublic }) => method === 'GET' && !desk && !isPublic && !path.includes('{'),
  );
  let desk: Desk;
  let ofLive: string[];
  let shown: Record<'test' | 'live', string[]>;
  beforeAll(async () => {
    desk = await openDesk();
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

  test('and each shows its own', () => {
    // A delivery is listed under its endpoint alone.
    const missing = Object.entries(desk.ids).filter(
      ([kind, id]) => kind !== 'delivery' && !shown.test.includes(id),
    );
    expect(missing.map(([kind]) => kind)).toEqual([]);
    expect(ofLive.filter((id) => !shown.live.includes(id))).toEqual([]);
  });
});

test('a formation and the EIN application bundled with it are as far away as any filing', async () => {
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
  // Whoever only tries changes nothing, and so does whoever reads.
  let other: Desk;
  let onlyRead: Desk;
  beforeAll(async () => {
    other = await openDesk();
    onlyRead = await openDesk();
  });

  test.each(Object.keys(table))('%s', async (route) =>
    expectApart(route, route.startsWith('GET ') ? onlyRead : await openDesk()),
  );

  test('nor is what is read under it', async () => {
    const mine = await openDesk();
    const routes = registered().filter((route) => !table[route]);
    expect(routes).toContain('GET /v1/filing/{id}/event');
    for (const route of routes) await expectApart(route, mine);
  });

  async function expectApart(route: string, mine: Desk) {
    const ofLive = route.includes('/sandbox/') ? 403 : 404;
    expect({
      route,
      'other organization': await visit(route, mine, await other.person.token()),
      'other organization, live': await visit(route, mine, await other.person.token('live')),
      'other mode': await visit(route, mine, await mine.person.token('live')),
    }).toEqual({
      route,
      'other organization': 404,
      'other organization, live': ofLive,
      'other mode': ofLive,
    });
    if (!route.includes('/console/')) {
      const { tenant } = other;
      expect([
        await visit(route, mine, tenant.testKey),
        await visit(route, mine, tenant.liveKey),
        await visit(route, mine, mine.tenant.liveKey),
      ]).toEqual([404, ofLive, ofLive]);
    }
    // The ids are right and the bodies reach the operation: to its owner each of them answers.
    const before = await entriesOf(mine);
    const own = await visit(route, mine, await mine.person.token());
    expect([404, 500, 503]).not.toContain(own);
    // What changed something is in the audit trail.
    const changes = own < 300 && !route.startsWith('GET ') && !leavesNoEntry.has(route);
    if (changes) expect(await entriesOf(mine), route).toBeGreaterThan(before);
  }
});
