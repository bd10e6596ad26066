import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceScope, resourceScopes } from '#lib/contract/resource-scope';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { operationsOf } from '#lib/testing/operations';
import { createPerson, type Person } from '#lib/testing/person';

/** The operations that each scope allows a key. A write scope includes the read scope of its resource. */
const opens: Record<ResourceScope, string[]> = {
  'business:read': ['GET /v1/business', 'GET /v1/business/{id}', 'POST /v1/business/registry/search'],
  'business:write': ['POST /v1/business', 'PATCH /v1/business/{id}'],
  'document:read': [
    'GET /v1/business/{id}/document',
    'GET /v1/document/{id}',
    'GET /v1/document/{id}/content',
  ],
  'document:write': ['POST /v1/business/{id}/document'],
  'filing:read': [
    'GET /v1/filing',
    'GET /v1/filing/{id}',
    'GET /v1/filing/{id}/submission',
    'GET /v1/filing/{id}/event',
    'GET /v1/filing/foreign-qualification/fee',
    'GET /v1/filing/foreign-qualification/requirement',
    'POST /v1/filing/foreign-qualification/preflight',
    'GET /v1/filing/formation/fee',
    'GET /v1/filing/formation/requirement',
    'POST /v1/filing/formation/preflight',
  ],
  'filing:write': [
    'PATCH /v1/filing/{id}',
    'POST /v1/filing/{id}/cancel',
    'POST /v1/filing/foreign-qualification',
    'POST /v1/filing/formation',
    'POST /v1/plan/{id}/submit',
  ],
  'plan:read': ['GET /v1/plan', 'GET /v1/plan/{id}', 'POST /v1/plan/{id}/preflight'],
  'plan:write': ['POST /v1/plan', 'PATCH /v1/plan/{id}', 'DELETE /v1/plan/{id}'],
  'case:read': ['GET /v1/case', 'GET /v1/case/{id}'],
  'case:write': ['POST /v1/case/{case_id}/response'],
  'obligation:read': ['GET /v1/obligation', 'GET /v1/obligation/{id}'],
  'obligation:write': ['POST /v1/obligation', 'PATCH /v1/obligation/{id}'],
  'registered_agent:read': ['GET /v1/business/{id}/registered-agent', 'GET /business/{id}/registered-agent'],
  'registered_agent:write': ['PATCH /v1/business/{id}/registered-agent'],
  'agent_mail:read': ['GET /v1/agent-mail', 'GET /v1/agent-mail/{id}'],
  'agent_mail:write': ['PATCH /v1/agent-mail/{id}'],
  'webhook_endpoint:read': [
    'GET /v1/webhook-endpoint',
    'GET /v1/webhook-endpoint/{id}',
    'GET /v1/webhook-endpoint/{id}/delivery',
    'GET /v1/webhook-delivery/{id}',
  ],
  'webhook_endpoint:write': [
    'POST /v1/webhook-endpoint',
    'PATCH /v1/webhook-endpoint/{id}',
    'DELETE /v1/webhook-endpoint/{id}',
    'POST /v1/webhook-endpoint/{id}/test',
    'POST /v1/webhook-endpoint/{id}/rotate-secret',
    'POST /v1/webhook-endpoint/{id}/recover',
    'POST /v1/webhook-delivery/{id}/resend',
  ],
  'sandbox:read': ['GET /v1/sandbox/clock'],
  'sandbox:write': [
    'POST /v1/sandbox/clock',
    'POST /v1/sandbox/filing/{id}/advance',
    'POST /v1/sandbox/filing/{id}/case',
    'POST /v1/sandbox/case/{id}/review',
    'POST /v1/sandbox/business/{id}/registered-agent/fail',
  ],
  'archive:read': ['GET /v1/business/{id}/archive', 'GET /v1/filing/{id}/archive'],
  'approval:read': ['GET /v1/approval', 'GET /v1/approval/{id}', 'GET /v1/approval/{id}/submission'],
  'event:read': ['GET /v1/event', 'GET /v1/event/{id}'],
  'statement:read': ['GET /v1/statement'],
  'jurisdiction:read': ['GET /v1/jurisdiction', 'GET /v1/jurisdiction/{code}/version'],
  'audit:read': ['GET /v1/audit', 'GET /v1/audit.jsonl', 'GET /v1/audit/verification'],
};

const { list } = await operationsOf();
const ofKeys = list
  .filter(({ isPublic, console, desk }) => !isPublic && !console && !desk)
  .map(({ method, path }) => `${method} ${path}`);
const scopeOf = new Map(
  Object.entries(opens).flatMap(([scope, names]) => names.map((name) => [name, scope])),
);

let service: Harness;
let tenant: Tenant;
let administrator: Person;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  administrator = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
});
afterAll(() => service.stop());

async function make(scopes: string[], by = administrator, more: object = {}) {
  const body = { name: 'Restricted', scope: 'restricted', scopes, ...more };
  return call(service, await by.token('test'), 'POST', '/console/api-key', body);
}

async function attempt(key: string, operation: string) {
  const [method = '', path = ''] = operation.split(' ');
  const at = path.replaceAll(/\{\w+\}/g, newId(service.time.now));
  const answer = await service.app.request(at, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const refusal = answer.status === 403 ? ((await answer.json()) as { required_scope: string }) : null;
  return refusal ? refusal.required_scope : 'allowed';
}

test('every operation for keys needs one scope, and every scope allows at least one', () => {
  expect([...scopeOf.keys()].toSorted()).toEqual(ofKeys.toSorted());
  expect(Object.values(opens).every((names) => names.length > 0)).toBe(true);
});

describe('a key with one scope', () => {
  test.each(resourceScopes)('%s', async (scope) => {
    const { raw_key } = (await make([scope])).body;
    const [resource, verb] = scope.split(':');
    const granted = verb === 'write' ? [scope, `${resource}:read`] : [scope];
    for (const operation of ofKeys) {
      const needed = scopeOf.get(operation) ?? '';
      const expected = granted.includes(needed) ? 'allowed' : needed;
      expect([operation, await attempt(raw_key, operation)]).toEqual([operation, expected]);
    }
  });
});

test('a key can have several scopes, and keeps them when it is rolled', async () => {
  const scopes = ['filing:read', 'case:read', 'case:write'];
  const made = (await make(scopes.toReversed(), administrator, { allowed_addresses: [] })).body;
  expect(made).toMatchObject({ scope: 'restricted', scopes, allowed_addresses: [] });
  const path = `/console/api-key/${made.id}/roll`;
  const next = await call(service, await administrator.token('test'), 'POST', path, { overlap_seconds: 0 });
  expect(next.body).toMatchObject({ scope: 'restricted', scopes });
  expect(await attempt(next.body.raw_key, 'GET /v1/filing')).toBe('allowed');
  expect(await attempt(next.body.raw_key, 'POST /v1/filing/formation')).toBe('filing:write');
});

describe('a developer, who cannot file, creates and rolls', () => {
  const table = [
    ['a key that files', { scope: 'full', scopes: [] }, 201, undefined],
    ['a key that files, by scopes', { scope: 'restricted', scopes: ['filing:write'] }, 201, undefined],
    ['no key of the audit log', { scope: 'audit', scopes: [] }, 403, 'administer'],
    [
      'no key that reads the audit log besides',
      { scope: 'restricted', scopes: ['event:read', 'audit:read'] },
      403,
      'administer',
    ],
  ] as const;
  test.each(table)('%s', async (_, { scope, scopes }, status, needed) => {
    const developer = await createPerson(service, tenant.organizationId, { roles: ['developer'] });
    const answer = await make([...scopes], developer, { scope });
    expect([answer.status, answer.body.required_scope]).toEqual([status, needed]);
    const { body } = await make([...scopes], administrator, { scope });
    const path = `/console/api-key/${body.id}/roll`;
    const rolled = await call(service, await developer.token('test'), 'POST', path, { overlap_seconds: 0 });
    expect([rolled.status, rolled.body.required_scope]).toEqual([status, needed]);
  });
});

test('a restricted key lists its scopes, and no other key does', async () => {
  const pointers = async (...asked: Parameters<typeof make>) =>
    (await make(...asked)).body.errors?.map(({ pointer }: { pointer: string }) => pointer);
  expect(await pointers([])).toEqual(['/scopes']);
  expect(await pointers(['filing:read'], administrator, { scope: 'full' })).toEqual(['/scopes']);
  expect(await pointers(['approval:write'])).toEqual(['/scopes/0']);
});

test('the reference has the scope of each operation', async () => {
  const { body } = await call(service, null, 'GET', '/v1/openapi.json');
  const described = Object.entries<Record<string, { 'x-required-scope'?: string; description: string }>>(
    body.paths,
  );
  for (const [path, operations] of described) {
    for (const [method, { description, ...more }] of Object.entries(operations)) {
      const needed = scopeOf.get(`${method.toUpperCase()} ${path}`);
      expect(more['x-required-scope']).toBe(needed);
      expect(description.includes(`the scope \`${needed}\``)).toBe(needed !== undefined);
    }
  }
});
