import { newId } from '#lib/service/ids';
import { holdEverything } from '#lib/testing/approval';
import { call, createTenant, type Harness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { completeBody, fileIn, submitPath } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

/** One object of each type, in test mode. */
export async function openDesk(service: Harness) {
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
  const waiting = await waitingIn(service, tenant, businessId);
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
    request: await logged(service, tenant.testKey),
  };
  ids.mail = await addMail(service, tenant, ids);
  return { tenant, person, ids };
}

/** The id of a submission that waits for an approval. */
async function waitingIn(service: Harness, tenant: Tenant, businessId: string): Promise<string> {
  const stop = await holdEverything(service, tenant);
  const body = await completeBody(service, tenant, businessId, 'US-NV');
  const held = await call(service, tenant.testKey, 'POST', submitPath, body);
  if (held.status !== 202) throw new Error(`It was not held: ${held.status}`);
  await stop();
  return held.body.id;
}

/**
 * Inserted directly, because only live mode receives mail; without one, a 404 for another tenant's mail would prove
 * nothing.
 */
async function addMail(
  service: Harness,
  { organizationId }: Tenant,
  ids: { registration: string; document: string },
) {
  const id = newId(service.time.now);
  await service.parts.database.query(
    `insert into agent_mail (organization_id, mode, id, business_id, document_id, type, sender, received_on, tags, created_at, updated_at)
     values ($1, 'test', $2, $3, $4, 'notice', 'Comptroller', '2026-11-20', '[]', now(), now())`,
    [organizationId, id, ids.registration, ids.document],
  );
  return id;
}

/** The id of a logged request. */
async function logged(service: Harness, key: string): Promise<string> {
  const { headers } = await call(service, key, 'GET', '/v1/business');
  await service.requests.flush();
  return headers.get('X-Request-Id') ?? '';
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
type Kind = keyof Desk['ids'];
type Entry = [kind: Kind, body?: (desk: Desk) => unknown];

const multipart = () => 'multipart';

/** What the id of each route refers to, and a body that it accepts. A route that is missing here fails. */
export const routesWithId: Record<string, Entry> = {
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
  'POST /console/view/{id}/restore': ['view'],
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
  'POST /console/approval-rule/{id}/restore': ['rule'],
  'GET /console/case/{id}/draft': ['case'],
  'PUT /console/case/{id}/draft': ['case', () => ({ base_version: 0, fields: {} })],
  'DELETE /console/case/{id}/draft': ['case'],
};

/** A route below one in `routesWithId` has the same id and needs no entry. */
export function entryOf(route: string): Entry | undefined {
  const [, thing = ''] = /^(GET \/\w+\/[\w-]+\/\{\w+\})\/[\w-]+$/.exec(route) ?? [];
  return routesWithId[route] ?? routesWithId[thing];
}

/** Calls the route for the desk's object of its id, or for the given one. */
export async function visit(
  service: Harness,
  route: string,
  desk: Desk,
  credential: string,
  about?: string,
): Promise<{ status: number; text: string }> {
  const [method = '', path = ''] = route.split(' ');
  const [kind, body] = entryOf(route) ?? ['business'];
  const id = about ?? desk.ids[kind];
  if (body === multipart) {
    const sent = await upload(service, credential, id);
    return { status: sent.status, text: JSON.stringify(sent.body) };
  }
  const response = await service.app.request(path.replace(/\{\w+\}/, id), {
    method,
    headers: { Authorization: `Bearer ${credential}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body(desk)) } : {}),
  });
  return { status: response.status, text: await response.text() };
}
