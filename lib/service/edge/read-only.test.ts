import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { operationsOf } from '#lib/testing/operations';
import { createPerson } from '#lib/testing/person';
import { rowsOf } from '#lib/testing/rows-of';

/** Operations that use POST because of their size and change nothing. */
const reads = new Set([
  'POST /v1/filing/foreign-qualification/preflight',
  'POST /v1/filing/formation/preflight',
  'POST /v1/plan/{id}/preflight',
  'POST /v1/business/registry/search',
]);

const { list } = await operationsOf();
// For anyone who is not staff the desk does not exist: desk-access.test.ts.
const writes = list.filter(
  ({ method, path, desk }) => !desk && method !== 'GET' && !reads.has(`${method} ${path}`),
);
const ofKeys = writes.filter((operation) => !operation.console);

let service: Harness;
let tenant: Tenant;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
});
afterAll(() => service.stop());

async function send(method: string, path: string, credential: string) {
  const at = path.replaceAll(/\{\w+\}/g, newId(service.time.now));
  const { status, body } = await call(service, credential, method, at, {});
  return { status, code: body?.type?.split('/').at(-1), needed: body?.required_scope };
}

async function readOnlyKey(mode: 'test' | 'live'): Promise<string> {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const made = { name: 'Reader', scope: 'read_only' };
  return (await call(service, await admin.token(mode), 'POST', '/console/api-key', made)).body.raw_key;
}

test('the table has every operation that changes something', () => {
  expect(ofKeys.length).toBeGreaterThan(10);
});

describe('a read-only key is refused, with the missing scope', () => {
  test.each(ofKeys)('$method $path', async ({ method, path }) => {
    const answer = await send(method, path, tenant.readOnlyKey);
    expect(answer).toEqual({ status: 403, code: 'forbidden', needed: expect.stringMatching(/:write$/) });
  });

  test('in live mode too, where sandbox operations are refused because of the mode', async () => {
    const key = await readOnlyKey('live');
    for (const { method, path } of ofKeys) {
      const needed = path.includes('/sandbox/') ? 'test' : expect.stringMatching(/:write$/);
      expect(await send(method, path, key)).toEqual({ status: 403, code: 'forbidden', needed });
    }
  });

  test('and nothing at all is stored', async () => {
    const before = await rowsOf(service);
    for (const { method, path } of ofKeys) await send(method, path, tenant.readOnlyKey);
    expect(await rowsOf(service)).toEqual(before);
  });
});

test('a read-only key can read', async () => {
  const key = await readOnlyKey('test');
  for (const path of ['/v1/business', '/v1/filing', '/v1/case', '/v1/event', '/v1/jurisdiction']) {
    expect((await call(service, key, 'GET', path)).status).toBe(200);
  }
});
