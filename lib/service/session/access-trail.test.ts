import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signDashboardToken } from '#lib/session/sign-token';
import { captureLog } from '#lib/testing/capture-log';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';

const address = '203.0.113.9';
const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'info' }, undefined, log.logTo);
});
afterAll(() => service.stop());

let person: Person;
let organizationId: string;
beforeEach(async () => {
  ({ organizationId } = await createTenant(service));
  person = await createPerson(service, organizationId, { roles: ['administrator'] });
});

async function open(body: unknown, from = address) {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address: from, agent: null });
  return call(service, dashboard, 'POST', '/console/session', body);
}

async function signIn() {
  const { email, password } = person;
  const { body } = await open({ email, password });
  const ask = async (method: string, path: string, given?: unknown, mode: 'test' | 'live' = 'test') =>
    call(service, await tokenOf(service, body, mode, { address }), method, path, given);
  return { opened: body, ask };
}

/** The audit log of the organization, oldest first. */
async function trail() {
  const rows = await service.parts.database.query(
    'select action, object_id, actor, address, mode, request_id from audit_entries where organization_id = $1 order by id',
    [organizationId],
  );
  return rows.map(({ action, object_id, actor, address: from, mode }) => [
    action,
    object_id,
    (actor as { id: string | null }).id,
    from,
    mode,
  ]);
}

type Line = Record<string, unknown>;
function logged(action: string): Line[] {
  const lines = log
    .text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return lines.filter((line) => line.msg === 'access' && line.action === action);
}

test('a sign-in and a sign-out are in the trail and in the log, with person and address', async () => {
  const { opened, ask } = await signIn();
  await ask('DELETE', '/console/session/current');
  expect(await trail()).toEqual([
    ['session.opened', opened.session_id, person.id, address, 'live'],
    ['session.ended', opened.session_id, person.id, address, 'live'],
  ]);
  for (const action of ['session.opened', 'session.ended']) {
    expect(logged(action).at(-1)).toMatchObject({
      actor: person.id,
      actor_type: 'person',
      organization: organizationId,
      address,
      object: opened.session_id,
      request_id: expect.any(String),
    });
  }
});

test('a session that is ended from another one is recorded under the person who ended it', async () => {
  const [one, two] = [await signIn(), await signIn()];
  await one.ask('DELETE', '/console/session');
  const ended = (await trail()).filter(([action]) => action === 'session.ended');
  expect(ended.map(([, id]) => id)).toContain(two.opened.session_id);
  expect(ended.map(([, id]) => id)).not.toContain(one.opened.session_id);
});

test('a refused sign-in is in the audit log of the person’s organization and in the log', async () => {
  await open({ email: person.email, password: 'wrong' });
  expect(await trail()).toEqual([['session.refused', person.id, null, address, 'live']]);
  expect(logged('session.refused').at(-1)).toMatchObject({ person: person.id, address });
});

test('after ten refusals one entry says that there were too many, and no more are written', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    await open({ email: person.email, password: 'wrong' }, '198.51.100.20');
  }
  const actions = (await trail()).map(([action]) => action);
  expect(actions).toEqual([...Array.from({ length: 10 }, () => 'session.refused'), 'session.throttled']);
});

test('a sign-in with an unknown email is logged without the email, which may be a password', async () => {
  const before = logged('session.refused').length;
  await open({ email: 'hunter2@okafor.example', password: 'wrong' });
  await open({ email: 'correct horse battery staple', password: '7' });
  await open({ verified_email: 'stranger@okafor.example' });
  await open({ demo: true });
  expect(logged('session.refused').slice(before)).toHaveLength(4);
  for (const line of logged('session.refused').slice(before))
    expect(line).toMatchObject({ address, person: null });
  expect(log.text()).not.toContain('hunter2');
  expect(log.text()).not.toContain('stranger@');
});

test('changes of keys are in the audit log of the key’s mode and in the log', async () => {
  const { ask } = await signIn();
  const made = (await ask('POST', '/console/api-key', { name: 'Billing', scope: 'full' }, 'live')).body;
  await ask('PATCH', `/console/api-key/${made.id}`, { name: 'Payroll' }, 'live');
  const rolled = (await ask('POST', `/console/api-key/${made.id}/roll`, { overlap_seconds: 0 }, 'live')).body;
  await ask('POST', `/console/api-key/${rolled.id}/revoke`, {}, 'live');
  const actions = ['created', 'renamed', 'rolled', 'created', 'revoked'].map((word) => `api_key.${word}`);
  const ids = [made.id, made.id, made.id, rolled.id, rolled.id];
  expect((await trail()).slice(1)).toEqual(
    actions.map((action, at) => [action, ids[at], person.id, address, 'live']),
  );
  for (const [at, action] of actions.entries()) {
    expect(logged(action).some((line) => line.object === ids[at] && line.address === address)).toBe(true);
  }
  const lines = logged('api_key.revoked').length;
  await ask('POST', `/console/api-key/${rolled.id}/revoke`, {}, 'live');
  expect(logged('api_key.revoked')).toHaveLength(lines);
});

test('all other changes by a person have their address in the audit log too', async () => {
  const { ask } = await signIn();
  const business = { legal_name: 'Northwind, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
  const { body } = await ask('POST', '/v1/business', business);
  expect((await trail()).at(-1)).toEqual(['business.created', body.id, person.id, address, 'test']);
});
