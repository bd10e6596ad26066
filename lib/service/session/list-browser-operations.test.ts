import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserOperation } from '#lib/contract/browser-operation';
import { newId } from '#lib/service/ids';
import { operationOf, toAllowed } from '#lib/session/browser-operations';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { operationsOf } from '#lib/testing/operations';
import { createPerson } from '#lib/testing/person';

const { list } = await operationsOf();
const id = newId(new Date('2026-11-20T15:00:00Z'));
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, id);

let service: Harness;
let operations: BrowserOperation[];
beforeAll(async () => {
  service = await startHarness();
  const dashboard = await signDashboardToken(service.parts.secrets.console);
  operations = (await call(service, dashboard, 'GET', '/console/browser-operation')).body.data;
});
afterAll(() => service.stop());

const asks = (method: string, path: string) => operationOf(toAllowed(operations), method, path);

describe('a browser can call an operation only if its route allows it', () => {
  test.each(list)('$method $path', ({ method, path, isPublic }) => {
    const marked = operations.find((one) => one.method === method && one.path === path);
    const found = asks(method, filled(path));
    expect(found?.path ?? null).toBe(marked ? path : null);
    if (marked) expect(isPublic).toBe(false);
  });
});

test('changes are server actions, except uploads; preflight and fees change nothing', () => {
  const posts = operations.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, writes }) => [path, writes]).toSorted()).toEqual([
    ['/v1/business/{id}/document', true],
    ['/v1/filing/foreign-qualification/preflight', false],
    ['/v1/filing/formation/preflight', false],
    ['/v1/operations/business/{id}/mail', true],
    ['/v1/operations/filing/{id}/document', true],
    ['/v1/plan/{id}/preflight', false],
  ]);
  expect(operations.filter(({ method, writes }) => method === 'GET' && writes)).toEqual([]);
});

describe('a path with dots or escapes', () => {
  test.each([
    ['GET', `/v1/filing/${id}/../../business`],
    ['GET', '/v1/filing/..'],
    ['GET', '/v1/filing/.'],
    ['GET', '/v1//filing'],
    ['GET', '/v1/filing/'],
    ['GET', `/v1/filing/${id}?limit=1`],
    ['GET', `/v1/filing/${id}%2Fcancel`],
    ['GET', `/v1/filing/${id}\n`],
    ['GET', '/console/request/a/b'],
    ['GET', '/console/filingXcsv'],
    ['GET', `/console/request/${'a'.repeat(129)}`],
    ['HEAD', '/v1/filing'],
    ['get', '/v1/filing'],
    ['DELETE', `/console/plan/${id}`],
  ])('%s %s is none', (method, path) => expect(asks(method, path)).toBeNull());

  test('the id of a logged request can be longer than a UUID', () => {
    expect(asks('GET', `/console/request/${id}.12`)?.path).toBe('/console/request/{id}');
  });
});

test('only the dashboard can read the list', async () => {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  for (const credential of [tenant.testKey, await person.token()]) {
    const answer = await call(service, credential, 'GET', '/console/browser-operation');
    expect([answer.status, answer.body.required_scope]).toEqual([403, 'dashboard']);
  }
});
