import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '#lib/service/keys';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { findInDatabase } from '#lib/testing/find-in-database';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

const log = captureLog();
/** Every secret that the run created and that must not be readable, by its name. */
const secrets: Record<string, string> = {};

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'trace' }, undefined, log.logTo);
  await runThroughEverything();
  await service.requests.flush();
  await service.keyUses.flush();
});
afterAll(() => service.stop());

async function runThroughEverything(): Promise<void> {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const dashboard = await signDashboardToken(service.parts.secrets.console);
  const token = await person.token();
  Object.assign(secrets, {
    'first test key': tenant.testKey,
    'first live key': tenant.liveKey,
    'first read-only key': tenant.readOnlyKey,
    password: person.password,
    'wrong password': 'tr0ub4dor-and-three',
    'token of the dashboard': dashboard,
    'token of the person': token,
  });
  await signIn(dashboard, person.email);
  await workWithKeys(token);
  await failToAuthenticate();
  const { businessId } = await fileIn(service, tenant);
  await upload(service, tenant.testKey, businessId);
  await pasteByMistake(tenant.testKey, businessId);
}

async function signIn(dashboard: string, email: string): Promise<void> {
  for (const password of [secrets['wrong password'], secrets.password]) {
    const { body } = await call(service, dashboard, 'POST', '/console/session', { email, password });
    if (body.raw_id) secrets['what the cookie holds'] = body.raw_id;
  }
  await call(service, dashboard, 'POST', '/console/session', { email: secrets.password, password: 7 });
}

async function workWithKeys(token: string): Promise<void> {
  const ask = async (path: string, body: unknown) =>
    (await call(service, token, 'POST', `/console/api-key${path}`, body)).body;
  const made = await ask('', { name: 'Billing server', scope: 'full' });
  const rolled = await ask(`/${made.id}/roll`, { overlap_seconds: 3_600 });
  const revoked = await ask('', { name: 'Old server', scope: 'read_only' });
  await ask(`/${revoked.id}/revoke`, {});
  Object.assign(secrets, {
    'rolled key': made.raw_key,
    'key that replaced it': rolled.raw_key,
    'revoked key': revoked.raw_key,
  });
  for (const key of [made, rolled, revoked]) {
    await call(service, key.raw_key, 'GET', '/v1/business');
    await call(service, key.raw_key, 'POST', '/v1/business', { legal_name: 7 });
  }
}

async function failToAuthenticate(): Promise<void> {
  secrets['unknown key'] = makeKey('live');
  secrets['token that is none'] = 'a-token-that-was-never-any';
  for (const name of ['unknown key', 'token that is none']) {
    await call(service, secrets[name] ?? null, 'GET', '/v1/filing');
  }
}

/** People paste keys where they do not belong: into a URL, a note, a header. */
async function pasteByMistake(key: string, businessId: string): Promise<void> {
  const pasted = makeKey('live');
  secrets['key in an address'] = pasted;
  await call(service, key, 'GET', `/v1/business?q=${pasted}&api_key=${pasted}`);
  await call(service, key, 'GET', `/v1/business/${pasted}`);
  await call(service, key, 'POST', '/v1/business', { legal_name: 7, purpose: `Our key is ${pasted}` });
  await call(
    service,
    key,
    'PATCH',
    `/v1/business/${businessId}`,
    { phone: '+1 302 555 0134' },
    {
      'Idempotency-Key': pasted,
      'X-Request-Id': pasted,
      'User-Agent': `curl with ${pasted}`,
    },
  );
}

const kinds = [
  'first test key',
  'first live key',
  'first read-only key',
  'password',
  'wrong password',
  'what the cookie holds',
  'token of the dashboard',
  'token of the person',
  'rolled key',
  'key that replaced it',
  'revoked key',
  'unknown key',
  'token that is none',
  'key in an address',
];

test('the run created every secret that is searched for', () => {
  expect(Object.keys(secrets).toSorted()).toEqual(kinds.toSorted());
  expect(Object.values(secrets).every((secret) => secret.length > 15)).toBe(true);
});

test('the search finds existing text, in text, JSON and binary columns', async () => {
  const { parts } = service;
  expect(await findInDatabase(parts, 'Northwind Freight, LLC')).toContain('public.businesses');
  expect(await findInDatabase(parts, 'api_key.rolled')).toEqual(['public.audit_entries']);
  await service.asOwner(
    'create table kept (content bytea, encoded text); grant select, insert on kept to public',
  );
  await parts.database.query(`insert into kept values (convert_to('binary secret', 'UTF8'), $1)`, [
    Buffer.from('encoded secret').toString('base64'),
  ]);
  expect(await findInDatabase(parts, 'binary secret')).toEqual(['public.kept']);
  expect(await findInDatabase(parts, 'encoded secret')).toEqual(['public.kept']);
  expect(log.text()).toContain('"path":"/console/session"');
});

describe('after a whole run nothing of it is left', () => {
  test.each(kinds)('%s: in no column of any table', async (kind) => {
    expect(await findInDatabase(service.parts, secrets[kind] ?? '')).toEqual([]);
  });

  test.each(kinds)('%s: in no line of the log', (kind) => {
    expect(log.text()).not.toContain(secrets[kind]);
  });
});
