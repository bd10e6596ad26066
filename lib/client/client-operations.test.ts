import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#lib/client/create-client';
import { type Harness, startHarness } from '#lib/testing/harness';
import { fetchOpenApiDocument, operationsOf } from '#lib/testing/openapi';

const id = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';
const texas = { jurisdiction: 'US-TX' };

/** The operation that each method calls, and its arguments in this test, where they do not follow from its name. */
const table: Record<string, [operationId: string, ...args: unknown[]]> = {
  'businesses.list': ['listBusinesses'],
  'businesses.getWithVersion': ['getBusiness', id],
  'businesses.create': ['createBusiness', {}],
  'businesses.update': ['updateBusiness', id, {}],
  'businesses.searchRegistry': ['searchRegistry', { query: 'northwind' }],
  'filings.list': ['listFilings', { metadata: { matter: 'M-1042' } }],
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
  'approvals.list': ['listApprovals'],
  'plans.create': ['createPlan', {}],
  'plans.list': ['listPlans'],
  'plans.update': ['updatePlan', id, {}],
  'plans.delete': ['deletePlan', id],
  'plans.preflight': ['preflightPlan', id],
  'plans.submit': ['submitPlan', id],
  'cases.list': ['listCases'],
  'cases.respond': ['respondToCase', id, { fields: {} }],
  'obligations.list': ['listObligations'],
  'obligations.getWithVersion': ['getObligation', id],
  'obligations.create': ['createObligation', {}],
  'obligations.update': ['updateObligation', id, {}],
  'documents.upload': ['uploadDocument', id, { file: new Blob(['%PDF-']), filename: 'a.pdf', types: [] }],
  'documents.list': ['listDocuments', id],
  'registeredAgents.update': ['updateRegisteredAgent', id, {}],
  'agentMail.list': ['listAgentMail'],
  'agentMail.get': ['getAgentMail', id],
  'agentMail.getWithVersion': ['getAgentMail', id],
  'agentMail.update': ['updateAgentMail', id, {}],
  'jurisdictions.list': ['listJurisdictions'],
  'jurisdictions.versions': ['listJurisdictionVersions', 'US-TX'],
  'events.list': ['listEvents'],
  'statements.get': ['getStatement', { month: '2026-11' }],
  'statements.file': ['getStatement', { month: '2026-11', format: 'csv' }],
  'audit.list': ['listAuditEntries'],
  'audit.export': ['exportAuditEntries'],
  'audit.verification': ['getAuditVerification'],
  'webhookEndpoints.create': ['createWebhookEndpoint', {}],
  'webhookEndpoints.list': ['listWebhookEndpoints'],
  'webhookEndpoints.update': ['updateWebhookEndpoint', id, {}],
  'webhookEndpoints.delete': ['deleteWebhookEndpoint', id],
  'webhookEndpoints.rotateSecret': ['rotateWebhookSecret', id],
  'webhookEndpoints.test': ['testWebhookEndpoint', id],
  'webhookEndpoints.recover': ['recoverWebhookEndpoint', id, '2026-11-20T15:00:00Z'],
  'webhookEndpoints.deliveries': ['listWebhookDeliveries', id],
  'webhookDeliveries.resend': ['resendWebhookDelivery', id],
  'sandbox.advance': ['advanceSandboxFiling', id],
  'sandbox.openCase': ['openSandboxCase', id, {}],
  'sandbox.reviewCase': ['reviewSandboxCase', id],
  'sandbox.failAgent': ['failSandboxAgent', id],
  'sandbox.clock': ['getSandboxClock'],
  'sandbox.moveClock': ['moveSandboxClock', {}],
  'reference.get': ['getOpenApiDocument'],
};

/** `filings.get` calls `getFiling`, and `filings.submission` calls `getFilingSubmission`, each with an id. */
function expected(name: string): [operationId: string, ...args: unknown[]] {
  const [group = '', method = ''] = name.split('.');
  const thing = group.replace(/ies$/, 'y').replace(/(?<=ss)es$|s$/, '');
  const part = method === 'get' ? '' : capital(method);
  return table[name] ?? [`get${capital(thing)}${part}`, id];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// These call the operation of `list` or `events` repeatedly.
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
    // Literal paths before those with an id.
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

test('the table lists only methods of the client', () => {
  const names = new Set<string>(methods.map(([name]) => name));
  expect(Object.keys(table).filter((name) => !names.has(name))).toEqual([]);
});

test('the methods of the client cover every operation of the API', () => {
  const named = methods.map(([name]) => expected(name)[0]);
  expect([...new Set(named)].toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});

test.each(methods)('%s calls its operation', async (name, call) => {
  const [operationId, ...args] = expected(name);
  asked.length = 0;
  await call(...args);
  expect(asked).toEqual([operationId]);
});
