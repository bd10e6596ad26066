import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#lib/service/edge/openapi/document-parts';
import { Deliveries } from '#lib/service/webhook/deliveries';
import { einApplication, form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fetchOpenApiDocument } from '#lib/testing/openapi';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';
import { startReceiver } from '#lib/testing/receiver';
import { upload } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => service.stop());

/** Each deprecated field, what carries it, and what it must equal. */
const twins: [name: string, (thing: Record<string, unknown>) => [old: unknown, current: unknown] | null][] = [
  ['Filing.name', (it) => (it.object === 'filing' && 'legal_name' in it ? [it.name, it.legal_name] : null)],
  ['Document.type', (it) => (it.object === 'document' ? [it.type, (it.types as unknown[])?.[0]] : null)],
  ['EinResult.entity_name', (it) => ('ein_number' in it ? [it.entity_name, it.legal_name] : null)],
  // A list of changed fields names both the old and the new one, or neither.
  ['previous.name', (it) => ('previous_attributes' in it ? before(it) : null)],
];

function before({ object, previous_attributes }: Record<string, unknown>): [unknown, unknown] | null {
  const facts = (previous_attributes ?? {}) as Record<string, unknown>;
  const isOfFiling = (object as { object?: unknown }).object === 'filing';
  return isOfFiling && ('legal_name' in facts || 'name' in facts) ? [facts.name, facts.legal_name] : null;
}

/** Counts each deprecated field in a value; fails if one differs from its replacement. */
function count(value: unknown, counts: Record<string, number> = {}): Record<string, number> {
  if (typeof value !== 'object' || value === null) return counts;
  for (const [name, read] of twins) {
    const pair = Array.isArray(value) ? null : read(value as Record<string, unknown>);
    if (!pair) continue;
    expect(pair[0], name).toBe(pair[1]);
    expect(pair[0], name).toEqual(expect.any(String));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  for (const inner of Object.values(value)) count(inner, counts);
  return counts;
}

async function desk() {
  const tenant = await createTenant(service);
  const api = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    (await call(service, tenant.testKey, method, path, body, headers)).body;
  const complete = async (id: string) => {
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${id}/advance`);
  };
  return { tenant, api, complete };
}

test('the reference marks exactly these fields deprecated', async () => {
  const { components } = await fetchOpenApiDocument(service);
  const marked = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, member]: [string, Schema]) => member.deprecated)
      .map(([member]) => `${name}.${member}`),
  );
  expect(marked.toSorted()).toEqual([
    'Document.type',
    'EinResult.entity_name',
    'Filing.name',
    'FilingDocument.type',
  ]);
});

test('the name of a filing is its legal name in every response, also after a change', async () => {
  const { tenant, api, complete } = await desk();
  const { filing } = await fileIn(service, tenant, 'US-CO', {}, { legal_name: 'Aldersgate RENAME LLC' });
  await complete(filing.id);
  const { cases } = await api('GET', `/v1/filing/${filing.id}`);
  await api('POST', `/v1/case/${cases[0].id}/response`, { fields: { legal_name: 'Aldersgate Cartage LLC' } });
  await api('POST', `/v1/sandbox/case/${cases[0].id}/review`);
  const renamed = await api('GET', `/v1/filing/${filing.id}`);
  expect(renamed.legal_name).toBe('Aldersgate Cartage LLC');
  const places = {
    created: filing,
    read: renamed,
    listed: await api('GET', '/v1/filing'),
    advanced: await api('POST', `/v1/sandbox/filing/${filing.id}/advance`),
    events: await api('GET', `/v1/filing/${filing.id}/event?limit=100`),
    'all events': await api('GET', '/v1/event?limit=100'),
  };
  for (const [place, value] of Object.entries(places)) {
    expect(count(value)['Filing.name'], place).toBeGreaterThan(0);
  }
  expect(count(places.events)['previous.name']).toBe(1);
});

test('a replay and a cancellation have it too', async () => {
  const { tenant, api } = await desk();
  const body = await completeBody(service, tenant, await addBusiness(service, tenant.testKey), 'US-CO');
  const keyed = { 'Idempotency-Key': 'a-key' };
  const first = await api('POST', submitPath, body, keyed);
  const replayed = await api('POST', submitPath, body, keyed);
  expect([first.object, replayed.id]).toEqual(['filing', first.id]);
  const canceled = await api('POST', `/v1/filing/${first.id}/cancel`, {});
  for (const answer of [first, replayed, canceled]) expect(count(answer)).toEqual({ 'Filing.name': 1 });
});

test('the type of a document is the first of its types in every response', async () => {
  const { tenant, api, complete } = await desk();
  const { filing, businessId } = await fileIn(service, tenant, 'US-CO');
  await complete(filing.id);
  const types = ['notice', 'mail'];
  const { body: uploaded } = await upload(service, tenant.testKey, businessId, { types });
  const places = {
    uploaded,
    read: await api('GET', `/v1/document/${uploaded.id}`),
    listed: await api('GET', `/v1/business/${filing.business_id}/document`),
    'on the filing': await api('GET', `/v1/filing/${filing.id}`),
    events: await api('GET', `/v1/filing/${filing.id}/event?limit=100`),
  };
  for (const [place, value] of Object.entries(places)) {
    expect(count(value)['Document.type'], place).toBeGreaterThan(0);
  }
});

test('the entity name of an EIN is its legal name in every result, also in webhooks', async () => {
  const { tenant, api, complete } = await desk();
  const receiver = await startReceiver();
  await api('POST', '/v1/webhook-endpoint', { url: receiver.url, event_types: ['*'] });
  const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
  const ein = filing.related_items.find((item: { type?: string }) => item.type === 'ein');
  await complete(filing.id);
  await complete(ein.id);
  const places = {
    read: await api('GET', `/v1/filing/${ein.id}`),
    listed: await api('GET', '/v1/filing?type=ein'),
    events: await api('GET', `/v1/filing/${ein.id}/event?limit=100`),
  };
  for (const [place, value] of Object.entries(places)) {
    expect(count(value)['EinResult.entity_name'], place).toBeGreaterThan(0);
  }
  service.time.now = new Date();
  const worker = new Deliveries(service.parts);
  worker.wake();
  await worker.settled();
  receiver.close();
  const delivered = count(receiver.received.map(({ event }) => event));
  expect(Object.keys(delivered).toSorted()).toEqual(
    expect.arrayContaining(['Document.type', 'EinResult.entity_name', 'Filing.name']),
  );
});
