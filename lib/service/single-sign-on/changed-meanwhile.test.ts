import { afterAll, expect, test } from 'vitest';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant } from '#lib/testing/harness';
import { openidClient, startOpenidProvider, visitProvider } from '#lib/testing/openid-provider';
import { createPerson } from '#lib/testing/person';
import { postgresOfFile } from '#lib/testing/postgres-of-file';

const { service, other } = await postgresOfFile({ WEBHOOK_ALLOW_PRIVATE: 'true' });
const provider = await startOpenidProvider();
afterAll(() => provider.stop());

async function desk() {
  const { organizationId } = await createTenant(service);
  const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
  const set = async (roles: string[], instead_of?: string) =>
    call(service, await admin.token('live'), 'PUT', '/console/single-sign-on', {
      issuer: provider.issuer,
      client_id: openidClient.id,
      client_secret: openidClient.secret,
      domain: `${organizationId}.example`,
      roles,
      ...(instead_of && { instead_of }),
    });
  const lock = () =>
    other.query('select from organizations where id = $1 for no key update', [organizationId]);
  return { organizationId, set, lock };
}

const waits = async () =>
  (await other.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;

test('of two changes of the provider at once, the second is refused, and undoes nothing', async () => {
  const { organizationId, set, lock } = await desk();
  const { updated_at } = (await set(['preparer'])).body.provider;
  await other.query('begin');
  await lock();
  const change = 'update identity_providers set roles = $1, updated_at = now() where organization_id = $2';
  await other.query(change, [['viewer'], organizationId]);
  const setting = set(['approver'], updated_at);
  await expect.poll(waits).toBeGreaterThan(0);
  await other.query('commit');
  expect((await setting).status).toBe(409);
});

test('a domain that is confirmed while the provider is changed stays confirmed', async () => {
  const { organizationId, set, lock } = await desk();
  await set(['preparer']);
  await other.query('begin');
  await lock();
  const confirmation = 'update identity_providers set domain_confirmed_at = now() where organization_id = $1';
  await other.query(confirmation, [organizationId]);
  const setting = set(['approver']);
  await expect.poll(waits).toBeGreaterThan(0);
  await other.query('commit');
  expect((await setting).body.provider.domain_confirmed_at).not.toBeNull();
});

test('a sign-in during which the provider was replaced makes nobody a member', async () => {
  const { organizationId, set, lock } = await desk();
  await set(['preparer']);
  const ofProvider = 'update identity_providers set domain_confirmed_at = now() where organization_id = $1';
  await other.query(ofProvider, [organizationId]);
  const email = `ada@${organizationId}.example`;
  provider.person = { email, email_verified: true };
  const token = await signDashboardToken(service.parts.secrets.console, {
    address: '192.0.2.7',
    agent: null,
  });
  const { body } = await call(service, token, 'POST', '/console/single-sign-on/start', { email });
  const response_token = await visitProvider(body.url);
  await other.query('begin');
  await lock();
  const change =
    'update identity_providers set client_id = $1, updated_at = now() where organization_id = $2';
  await other.query(change, ['another', organizationId]);
  const { link_token } = body;
  const opening = call(service, token, 'POST', '/console/session', { link_token, response_token });
  await expect.poll(waits).toBeGreaterThan(0);
  await other.query('commit');
  expect((await opening).status).toBe(401);
  const made = await other.query('select from people where email = $1', [email]);
  expect(made.rowCount).toBe(0);
});
