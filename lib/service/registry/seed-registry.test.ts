import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { inventRecords } from '#lib/service/registry/invented-records';
import { seedRegistry } from '#lib/service/registry/seed-registry';
import { readNames } from '#lib/service/submission/names-on-record';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
  await seedRegistry(service.parts);
});
afterAll(() => service.stop());

const count = async () => {
  const [row] = await service.parts.database.query(
    'select count(*)::int as records, count(distinct jurisdiction)::int as states, count(distinct name_key)::int as keys from registry_records',
  );
  return row;
};

describe('works', () => {
  test('every state has companies, at least 20,000 in total, with distinguishable names', async () => {
    const all = await count();
    expect(Number(all?.records)).toBeGreaterThanOrEqual(20_000);
    expect(all?.states).toBe(service.parts.jurisdictions.size);
    expect(all?.keys).toBe(all?.records);
  });

  test('a second start adds nothing, and an interrupted one is completed', async () => {
    const before = await count();
    await seedRegistry(service.parts);
    expect(await count()).toEqual(before);
    await service.parts.database.query("delete from registry_records where jurisdiction > 'US-NC'");
    await seedRegistry(service.parts);
    expect(await count()).toEqual(before);
  });

  test('a company of the register is found in its state, by a different form of its name', async () => {
    const { organizationId } = await createTenant(service);
    const [record] = inventRecords('US-TX', [...service.parts.jurisdictions.keys()].sort().indexOf('US-TX'));
    const name = `The ${record?.legal_name.toUpperCase()}`;
    const ctx = contextOf(service, organizationId);
    const find = (jurisdiction: string) => {
      const rules = service.parts.jurisdictions.get(jurisdiction) ?? null;
      return withTenant(ctx, (tx) => readNames(ctx, tx, { jurisdiction, rules }, newId(ctx.now), name));
    };
    expect(await find('US-TX')).toEqual([
      {
        name: record?.legal_name,
        registration_number: record?.registration_number,
        jurisdiction: 'US-TX',
        status: 'active',
      },
    ]);
    expect(await find('US-DE')).toEqual([]);
  });
});

describe('guards', () => {
  test('a company cannot be qualified under a name on the register', async () => {
    const tenant = await createTenant(service);
    const [record] = inventRecords('US-CO', [...service.parts.jurisdictions.keys()].sort().indexOf('US-CO'));
    const id = await addBusiness(service, tenant.testKey, { legal_name: record?.legal_name });
    const body = await completeBody(service, tenant, id, 'US-CO');
    const path = '/v1/filing/foreign-qualification';
    const refused = await call(service, tenant.testKey, 'POST', path, body, { 'Idempotency-Key': 'one' });
    expect(refused.status).toBe(400);
    expect(refused.body.type).toMatch(/name_not_available$/);
    expect(refused.body.conflicts[0]).toMatchObject({
      kind: 'record',
      name: record?.legal_name,
      registration_number: record?.registration_number,
    });
  });
});
