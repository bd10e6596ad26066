import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Credentials } from '#lib/service/credentials';
import { createApp } from '#lib/service/http/create-app';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
/** Another process on the same database: it remembers for itself what it has read. */
let other: Harness;
beforeAll(async () => {
  service = await startHarness();
  const { parts } = service;
  const credentials = new Credentials(parts.database, parts.clock);
  await credentials.start();
  const itsParts = { ...parts, credentials };
  const { stop, ...side } = createApp(itsParts);
  other = {
    ...service,
    ...side,
    parts: itsParts,
    stop: async () => {
      await stop();
      await credentials.stop();
    },
  };
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const reads = async (at: Harness, key: string) => (await call(at, key, 'GET', '/v1/business')).status;

async function admin() {
  const { organizationId } = await createTenant(service);
  const person = await createPerson(service, organizationId, { role: 'admin' });
  const ask = async (path: string, body: unknown) =>
    (await call(service, await person.token(), 'POST', `/console/api-key${path}`, body)).body;
  return { organizationId, ask };
}

describe('a change of a key is known to every process once it is answered', () => {
  test('a revoked key is refused by the very next request to any of them, each of fifty times', async () => {
    const { ask } = await admin();
    for (let round = 0; round < 50; round += 1) {
      const { id, raw_key } = await ask('', { name: `Key ${round}`, scope: 'full' });
      expect([await reads(service, raw_key), await reads(other, raw_key)]).toEqual([200, 200]);
      await ask(`/${id}/revoke`, {});
      expect(await reads(other, raw_key)).toBe(401);
      expect(await reads(service, raw_key)).toBe(401);
    }
  });

  test('a key that was rolled without an overlap as well', async () => {
    const { ask } = await admin();
    const old = await ask('', { name: 'Old', scope: 'full' });
    expect(await reads(other, old.raw_key)).toBe(200);
    const { raw_key } = await ask(`/${old.id}/roll`, { overlap_seconds: 0 });
    expect([await reads(other, old.raw_key), await reads(other, raw_key)]).toEqual([401, 200]);
  });

  test('a process that is gone is not waited for', async () => {
    const gone = new Credentials(service.parts.database, service.parts.clock);
    await gone.start();
    await gone.stop();
    expect(await service.parts.database.listeners('credentials_changed')).toBe(2);
  });
});

describe('the role of a person is the one that the database has', () => {
  const setRole = async (person: Person, role: string) =>
    service.parts.database.query('update memberships set role = $2 where person_id = $1', [person.id, role]);
  const statuses = async (person: Person) => {
    const path = '/console/api-key';
    const made = { name: 'Key', scope: 'full' };
    const ask = async (at: Harness) => (await call(at, await person.token(), 'POST', path, made)).status;
    return [await ask(service), await ask(other)];
  };

  test('an announced change reaches whoever is signed in with the next request', async () => {
    const { organizationId } = await createTenant(service);
    const person = await createPerson(service, organizationId, { role: 'admin' });
    expect(await statuses(person)).toEqual([201, 201]);
    await setRole(person, 'viewer');
    await service.parts.credentials.announce();
    expect(await statuses(person)).toEqual([403, 403]);
    await setRole(person, 'admin');
    await other.parts.credentials.announce();
    expect(await statuses(person)).toEqual([201, 201]);
  });

  test('a change by hand in the database counts after five seconds', async () => {
    const { organizationId } = await createTenant(service);
    const person = await createPerson(service, organizationId, { role: 'admin' });
    expect(await statuses(person)).toEqual([201, 201]);
    await setRole(person, 'filer');
    service.time.now = new Date(service.time.now.getTime() + 5_000);
    expect(await statuses(person)).toEqual([403, 403]);
  });

  test('a removed member is refused', async () => {
    const { organizationId } = await createTenant(service);
    const person = await createPerson(service, organizationId, { role: 'admin' });
    expect(await statuses(person)).toEqual([201, 201]);
    await service.parts.database.query('delete from memberships where person_id = $1', [person.id]);
    await service.parts.credentials.announce();
    const { status, body } = await call(service, await person.token(), 'GET', '/v1/filing');
    expect([status, body.detail]).toEqual([401, 'You no longer belong to this organization.']);
    expect(await statuses(person)).toEqual([401, 401]);
  });

  test('the role is not asked for again with each request', async () => {
    const { organizationId } = await createTenant(service);
    const person = await createPerson(service, organizationId);
    const { parts } = service;
    const asked: string[] = [];
    const database = {
      ...parts.database,
      query: (text: string, values?: unknown[]) => {
        asked.push(text);
        return parts.database.query(text, values);
      },
    };
    const credentials = new Credentials(database, parts.clock);
    await credentials.start();
    for (let request = 0; request < 20; request += 1) {
      expect(await credentials.roleOf(organizationId, person.id)).toBe('filer');
    }
    await credentials.stop();
    expect(asked).toHaveLength(1);
  });
});
