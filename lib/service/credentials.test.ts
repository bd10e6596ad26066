import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Credentials } from '#lib/service/credentials';
import { createApp } from '#lib/service/edge/create-app';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
/** Another process on the same database, with its own cache. */
let other: Harness;
beforeAll(async () => {
  service = await startHarness();
  const { parts } = service;
  const credentials = new Credentials(parts.database);
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
  const person = await createPerson(service, organizationId, { roles: ['administrator'] });
  const ask = async (path: string, body: unknown) =>
    (await call(service, await person.token(), 'POST', `/console/api-key${path}`, body)).body;
  return { organizationId, ask };
}

describe('a change of a key takes effect in every process before it is acknowledged', () => {
  test('a revoked key is refused by the next request to any of them, each of fifty times', async () => {
    const { ask } = await admin();
    for (let round = 0; round < 50; round += 1) {
      const { id, raw_key } = await ask('', { name: `Key ${round}`, scope: 'full' });
      expect([await reads(service, raw_key), await reads(other, raw_key)]).toEqual([200, 200]);
      await ask(`/${id}/revoke`, {});
      expect(await reads(other, raw_key)).toBe(401);
      expect(await reads(service, raw_key)).toBe(401);
    }
  });

  test('and so is a key rolled without an overlap', async () => {
    const { ask } = await admin();
    const old = await ask('', { name: 'Old', scope: 'full' });
    expect(await reads(other, old.raw_key)).toBe(200);
    const { raw_key } = await ask(`/${old.id}/roll`, { overlap_seconds: 0 });
    expect([await reads(other, old.raw_key), await reads(other, raw_key)]).toEqual([401, 200]);
  });

  // Through a pooler no process can listen.
  test.skipIf(process.env.TEST_DATABASE_POOLED)('a process that has exited is not waited for', async () => {
    const gone = new Credentials(service.parts.database);
    await gone.start();
    await gone.stop();
    expect(await service.parts.database.listeners('credentials_changed')).toBe(2);
  });
});
