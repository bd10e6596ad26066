import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
let dashboard: string;
beforeAll(async () => {
  service = await startHarness();
  dashboard = await signDashboardToken(service.parts.secrets.console);
});
afterAll(() => service.stop());

const open = (body: unknown, token: string | null = dashboard) =>
  call(service, token, 'POST', '/console/session', body);

/** Requests as the dashboard does for a browser at this address. */
async function openFrom(address: string, body: unknown) {
  return open(body, await signDashboardToken(service.parts.secrets.console, { address, agent: 'Firefox' }));
}

describe('works', () => {
  test('a person signs in with email and password, however the email is written', async () => {
    const { organizationId } = await createTenant(service, 'Okafor Compliance');
    const { id, email, name, password } = await createPerson(service, organizationId, {
      roles: ['administrator'],
    });
    const opened = await open({ email: ` ${email.toUpperCase()} `, password });
    expect(opened.status).toBe(201);
    expect(opened.body).toEqual({
      object: 'me',
      person: { id, name, email },
      organization_id: organizationId,
      organizations: [
        { id: organizationId, name: 'Okafor Compliance', roles: ['administrator'], is_demo: false },
      ],
      staff: [],
      session_id: expect.any(String),
      has_password: true,
      needs_second_factor: false,
      visitor: false,
      raw_id: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('an email verified by the sign-in provider opens the session of its person', async () => {
    const { organizationId } = await createTenant(service);
    const { id, email } = await createPerson(service, organizationId);
    expect((await open({ verified_email: email })).body.person.id).toBe(id);
  });

  test('a signed-in person can read their profile, until they leave the organization', async () => {
    const { organizationId } = await createTenant(service);
    const person = await createPerson(service, organizationId);
    const me = () => person.token().then((token) => call(service, token, 'GET', '/console/me'));
    expect((await me()).body.person.id).toBe(person.id);
    await service.parts.database.query('delete from memberships where person_id = $1', [person.id]);
    expect((await me()).status).toBe(401);
  });
});

describe('refuses', () => {
  test('a wrong password and an unknown email with the same message', async () => {
    const { organizationId } = await createTenant(service);
    const { email } = await createPerson(service, organizationId);
    const wrong = await open({ email, password: 'not this one' });
    const unknown = await open({ email: 'nobody@okafor.example', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('the correct password after ten wrong attempts, until the wait is over', async () => {
    const { organizationId } = await createTenant(service);
    const { email, password } = await createPerson(service, organizationId);
    for (let tries = 0; tries < 10; tries += 1) await open({ email, password: 'wrong' });
    const refused = await open({ email, password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('a correct password resets the count of wrong ones', async () => {
    const { organizationId } = await createTenant(service);
    const { email, password } = await createPerson(service, organizationId);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 6; tries += 1) await open({ email, password: 'wrong' });
      expect((await open({ email, password })).status).toBe(201);
    }
  });

  test('one address after fifty attempts, whatever emails it tries', async () => {
    const address = '192.0.2.77';
    const statuses = new Set<number>();
    for (let tries = 0; tries < 51; tries += 1) {
      const { status } = await openFrom(address, {
        email: `guess-${tries}@okafor.example`,
        password: 'guess',
      });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([401, 429]);
  });

  // All test files share one Postgres, and one of them creates a demo organization.
  test.skipIf(process.env.TEST_DATABASE_URL)(
    'the demo sign-in if there is no demo organization',
    async () => {
      const options = await call(service, dashboard, 'GET', '/console/sign-in-options');
      expect(options.body).toMatchObject({ object: 'sign_in_options', demo: null, passkeys: false });
      expect((await open({ demo: true })).status).toBe(401);
    },
  );
});

describe('guards', () => {
  test('only the dashboard can open sessions: no key, no person, no one without a credential', async () => {
    const { testKey, liveKey, organizationId } = await createTenant(service);
    const person = await (await createPerson(service, organizationId, { roles: ['administrator'] })).token();
    const forged = await signDashboardToken('another-secret-of-the-same-length');
    const late = await signDashboardToken(service.parts.secrets.console, undefined, new Date('2026-01-01'));
    const statuses = await Promise.all(
      [null, testKey, liveKey, person, forged, late].map(
        async (token) => (await open({ demo: true }, token)).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403, 401, 401]);
  });

  test('an API key cannot use the console', async () => {
    const { testKey } = await createTenant(service);
    for (const path of [
      '/console/me',
      '/console/overview',
      '/console/plan',
      '/console/filing',
      '/console/filing.csv',
    ]) {
      expect((await call(service, testKey, 'GET', path)).status).toBe(403);
    }
  });
});
