import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#lib/client/create-client';
import { type Harness, startHarness } from '#lib/testing/harness';
import { fetchOpenApiDocument, operationsOf } from '#lib/testing/openapi';

const id = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';
const texas = { jurisdiction: 'US-TX' };

/** Which operation each method asks for, and what it is called with here. */
const table: Record<string, [operationId: string, ...args: unknown[]]> = {
  'businesses.list': ['listBusinesses'],
  'businesses.get': ['getBusiness', id],
  'businesses.getWithVersion': ['getBusiness', id],
  'businesses.create': ['createBusiness', {}],
  'businesses.update': ['updateBusiness', id, {}],
  'businesses.searchRegistry': ['searchRegistry', { query: 'northwind' }],
  'filings.list': ['listFilings', { metadata: { matter: 'M-1042' } }],
  'filings.get': ['getFiling', id],
  'filings.submission': ['getFilingSubmission', id],
  'filings.update': ['updateFiling', id, {}],
  'filings.cancel': ['cancelFiling', id],
  'filings.events': ['listFilingEvents', id],
  'foreignQualifications.submit': ['createForeignQualification', {}],
  'foreignQualifications.preflight': ['preflightForeignQualification', {}],
  'foreignQualifications.requirement': ['getForeignQualificationRequirement', texas],
  'foreignQualifications.fee': ['getForeignQualificationFee', texas],
  'formations.submit': ['createFormation', {}],
  'formations.preflight': ['preflightFormation', {}],
  'formations.requirement': ['getFormationRequirement', texas],
  'formations.fee': ['getFormationFee', texas],
  'cases.list': ['listCases'],
  'cases.get': ['getCase', id],
  'cases.respond': ['respondToCase', id, { fields: {} }],
  'documents.upload': ['uploadDocument', id, { file: new Blob(['%PDF-']), filename: 'a.pdf', types: [] }],
  'documents.list': ['listDocuments', id],
  'documents.get': ['getDocument', id],
  'documents.content': ['getDocumentContent', id],
  'registeredAgents.get': ['getRegisteredAgent', id],
  'registeredAgents.update': ['updateRegisteredAgent', id, {}],
  'jurisdictions.list': ['listJurisdictions'],
  'events.list': ['listEvents'],
  'events.get': ['getEvent', id],
  'webhookEndpoints.create': ['createWebhookEndpoint', {}],
  'webhookEndpoints.list': ['listWebhookEndpoints'],
  'webhookEndpoints.get': ['getWebhookEndpoint', id],
  'webhookEndpoints.update': ['updateWebhookEndpoint', id, {}],
  'webhookEndpoints.delete': ['deleteWebhookEndpoint', id],
  'webhookEndpoints.rotateSecret': ['rotateWebhookSecret', id],
  'webhookEndpoints.test': ['testWebhookEndpoint', id],
  'webhookEndpoints.recover': ['recoverWebhookEndpoint', id, '2026-11-20T15:00:00Z'],
  'webhookEndpoints.deliveries': ['listWebhookDeliveries', id],
  'webhookDeliveries.get': ['getWebhookDelivery', id],
  'webhookDeliveries.resend': ['resendWebhookDelivery', id],
  'sandbox.advance': ['advanceSandboxFiling', id],
  'sandbox.openCase': ['openSandboxCase', id, {}],
  'sandbox.reviewCase': ['reviewSandboxCase', id],
  'sandbox.failAgent': ['failSandboxAgent', id],
  'sandbox.clock': ['getSandboxClock'],
  'sandbox.moveClock': ['moveSandboxClock', {}],
  'reference.get': ['getOpenApiDocument'],
};

// These ask for the operation of `list` or `events` again and again.
const loops = new Set(['all', 'everyEvent', 'everyDelivery']);

let service: Harness;
let operations: { name: RegExp; operationId: string }[];
beforeAll(async () => {
  service = await startHarness();
  operations = operationsOf(await fetchOpenApiDocument(service))
    .filter(([name]) => name.includes(' /v1/'))
    .map(([name, { operationId }]) => ({
      name: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      operationId,
    }))
    // What is written out comes before what takes an id.
    .toSorted((a, b) => b.name.source.split('[^/]+').length - a.name.source.split('[^/]+').length)
    .toReversed();
});
afterAll(() => service.stop());

const asked: string[] = [];
const client = createClient({
  baseUrl: 'http://service.test',
  token: 'sk_test_x',
  fetch: async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    asked.push(operations.find((operation) => operation.name.test(name))?.operationId ?? name);
    return Response.json({});
  },
});

const methods = Object.entries(client).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([method]) => !loops.has(method))
    .map(
      ([method, call]) => [`${group}.${method}`, call as (...args: unknown[]) => Promise<unknown>] as const,
    ),
);

test('the table names every method of the client', () => {
  expect(methods.map(([name]) => name).toSorted()).toEqual(Object.keys(table).toSorted());
});

test('the methods of the client ask for every operation of the interface', () => {
  const named = Object.values(table).map(([operationId]) => operationId);
  expect([...new Set(named)].toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});

test.each(methods)('%s asks for its operation', async (name, call) => {
  const [operationId, ...args] = table[name] ?? ['none'];
  asked.length = 0;
  await call(...args);
  expect(asked).toEqual([operationId]);
});
