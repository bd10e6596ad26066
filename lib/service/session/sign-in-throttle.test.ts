import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let person: Person;
let home: string;
let elsewhere: string;
let block = 0;
beforeEach(async () => {
  block += 1;
  home = `203.0.113.${block}`;
  elsewhere = `198.51.100.${block}`;
  person = await createPerson(service, (await createTenant(service)).organizationId);
});

async function open(address: string | null, email: string, password: string) {
  const dashboard = await signDashboardToken(service.parts.secrets.console, { address, agent: null });
  return call(service, dashboard, 'POST', '/console/session', { email, password });
}

const right = async (address: string | null) => (await open(address, person.email, person.password)).status;
const wrong = async (address: string | null) => (await open(address, person.email, 'wrong')).status;

async function times<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; at < count; at += 1) all.push(await work(at));
  return all;
}

describe('an address that signed in before', () => {
  test('is not locked out by wrong passwords from elsewhere, though elsewhere even the right one has to wait', async () => {
    expect(await right(home)).toBe(201);
    expect(new Set(await times(10, () => wrong(elsewhere)))).toEqual(new Set([401]));
    expect([await wrong(elsewhere), await right(elsewhere)]).toEqual([429, 429]);
    expect(await right(home)).toBe(201);
  });

  test('is not locked out by wrong passwords from itself, and is told nothing of a wait', async () => {
    expect(await right(home)).toBe(201);
    expect(new Set(await times(10, () => wrong(home)))).toEqual(new Set([401]));
    const { status, body, headers } = await open(home, person.email, 'wrong');
    expect([status, body.detail]).toEqual([401, 'Email and password do not belong together.']);
    expect(headers.get('Retry-After')).toBeNull();
    expect(await right(home)).toBe(201);
    expect(await wrong(home)).toBe(401);
  });

  test('is not locked out by somebody there who tries the emails of others', async () => {
    expect(await right(home)).toBe(201);
    const others = await times(
      51,
      async (at) => (await open(home, `guess-${at}@okafor.example`, 'x')).status,
    );
    expect(others.at(-1)).toBe(429);
    expect(await right(home)).toBe(201);
  });

  test('slows guessing down: one at a time, with a pause, and a short queue', async () => {
    expect(await right(home)).toBe(201);
    await times(10, () => wrong(home));
    // A correct password among them would take back the wrong attempts, whichever comes first.
    const all = await Promise.all(Array.from({ length: 8 }, () => wrong(home)));
    expect(all.toSorted()).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    expect(await right(home)).toBe(201);
  });

  test('is its /64 network for IPv6', async () => {
    expect(await right(`2001:db8:${block}::1`)).toBe(201);
    await times(11, () => wrong(elsewhere));
    expect(await right(`2001:db8:${block}::2:3`)).toBe(201);
  });
});

describe('attempts are counted', () => {
  test('by email and address together: another address has separate attempts', async () => {
    await times(11, () => wrong(elsewhere));
    expect(await wrong(elsewhere)).toBe(429);
    expect(await right(home)).toBe(201);
  });

  test('by email from all unknown addresses together, up to a hundred', async () => {
    const statuses = await times(11, (at) => times(10, () => wrong(`192.0.2.${at}`)));
    expect(statuses.slice(0, 10).flat()).toEqual(Array.from({ length: 100 }, () => 401));
    expect(statuses[10]?.[0]).toBe(429);
  });

  test('by /64 network for IPv6', async () => {
    const statuses = await times(11, (at) => wrong(`2001:db8:aaaa:${block}::${at}`));
    expect(statuses.at(-1)).toBe(429);
  });

  test('only if they are valid: a malformed email or password is refused without counting', async () => {
    await times(12, () => open(elsewhere, person.email, ''));
    await times(12, () => open(elsewhere, 'no email', 'wrong'));
    expect(await right(elsewhere)).toBe(201);
  });

  test('before the password is checked: of many concurrent ones at most ten are', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => wrong(elsewhere)));
    const more = await Promise.all(Array.from({ length: 8 }, () => wrong(elsewhere)));
    expect([...all, ...more].filter((status) => status === 401)).toHaveLength(10);
  });
});

test('the refusal says how long to wait', async () => {
  await times(10, () => wrong(elsewhere));
  const { status, body, headers } = await open(elsewhere, person.email, 'wrong');
  expect(status).toBe(429);
  expect(body.detail).toBe('Too many attempts to sign in. Try again in 15 minutes.');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
});

test('a flood of sign-ins waits in a bounded queue, and the service stays responsive', async () => {
  const flood = Array.from({ length: 80 }, (_, at) =>
    open(`198.18.${at}.1`, `flood-${block}-${at}@okafor.example`, 'wrong'),
  );
  expect((await call(service, null, 'GET', '/healthz')).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  // One is running and 32 are queued; on a slow machine some complete before the last arrive.
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(33);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(await right(home)).toBe(201);
});

test('one address cannot fill the queue', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, at) => (await open(elsewhere, `line-${at}@okafor.example`, 'x')).status,
    ),
  );
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(8);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});
