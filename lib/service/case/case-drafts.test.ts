import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function openCase() {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-OH');
  const opened = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'legal_name_change',
  });
  const maria = await createPerson(service, tenant.organizationId, { name: 'Maria Okafor' });
  const otto = await createPerson(service, tenant.organizationId, { name: 'Otto Lindqvist' });
  return { tenant, maria, otto, id: opened.body.id as string, path: `/console/case/${opened.body.id}/draft` };
}

const as = async (person: Person, method: string, path: string, body?: unknown) =>
  call(service, await person.token(), method, path, body);

describe('works', () => {
  test('a colleague can see an incomplete answer and its author', async () => {
    const { maria, otto, path, id } = await openCase();
    expect((await as(maria, 'GET', path)).body).toMatchObject({
      case_id: id,
      version: 0,
      fields: {},
      documents: [],
    });
    const fields = { legal_name: 'Northwind of O' };
    const saved = await as(maria, 'PUT', path, { base_version: 0, fields });
    expect(saved.body).toMatchObject({ version: 1, fields, updated_by: 'Maria Okafor' });
    expect((await as(otto, 'GET', path)).body).toEqual(saved.body);
  });

  test('it can be discarded and started again', async () => {
    const { maria, path } = await openCase();
    await as(maria, 'PUT', path, { base_version: 0, fields: { legal_name: 'x' } });
    expect((await as(maria, 'DELETE', path)).status).toBe(204);
    expect((await as(maria, 'GET', path)).body.version).toBe(0);
    expect((await as(maria, 'PUT', path, { base_version: 0, fields: {} })).body.version).toBe(1);
  });
});

describe('refuses', () => {
  test('overwriting what a colleague saved in the meantime', async () => {
    const { maria, otto, path } = await openCase();
    await as(maria, 'PUT', path, { base_version: 0, fields: { legal_name: 'Maria was here' } });
    const late = await as(otto, 'PUT', path, { base_version: 0, fields: { legal_name: 'Otto too' } });
    expect(late.body.type).toMatch(/\/conflict$/);
    expect(late.body.detail).toContain('Maria Okafor');
    expect((await as(otto, 'GET', path)).body.fields).toEqual({ legal_name: 'Maria was here' });
  });

  test('the second of two concurrent saves', async () => {
    const { maria, otto, path } = await openCase();
    const saves = [maria, otto].map((person) => as(person, 'PUT', path, { base_version: 0, fields: {} }));
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a draft for a case that was answered', async () => {
    const { tenant, maria, path, id } = await openCase();
    await call(service, tenant.testKey, 'POST', `/v1/case/${id}/response`, {
      fields: { legal_name: 'Northwind of Ohio, LLC' },
    });
    const late = await as(maria, 'PUT', path, { base_version: 0, fields: {} });
    expect(late.body).toMatchObject({ status: 409, case_status: 'under_review' });
  });
});

describe('guards', () => {
  test('a case of another mode or organization is not found', async () => {
    const { maria, path } = await openCase();
    const stranger = await createPerson(service, (await createTenant(service)).organizationId);
    for (const token of [await maria.token('live'), await stranger.token()]) {
      const statuses = [
        await call(service, token, 'GET', path),
        await call(service, token, 'PUT', path, { base_version: 0, fields: {} }),
        await call(service, token, 'DELETE', path),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404]);
    }
  });
});
