import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemCode } from '#lib/contract/stated-problems';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** Each name is submitted by its own business, all at the same time. */
async function submitTogether(tenant: Tenant, jurisdiction: string, names: string[]) {
  const bodies: Record<string, unknown>[] = [];
  for (const legal_name of names) {
    const businessId = await addBusiness(service, tenant.testKey, { legal_name });
    bodies.push(await completeBody(service, tenant, businessId, jurisdiction));
  }
  const answers = await Promise.all(
    bodies.map((body) => call(service, tenant.testKey, 'POST', submitPath, body)),
  );
  return answers.map(({ status, body }) => (status === 201 ? 'filed' : problemCode(body))).toSorted();
}

const refused = (count: number) => Array.from({ length: count }, () => 'name_not_available');

test('of businesses with one name that are submitted to one state at the same instant, one is filed', async () => {
  const names = ['Harbor Light LLC', 'The Harbor-Light, L.L.C.', 'HARBOR LIGHTS LLC', 'Harborlight LLC'];
  const tenant = await createTenant(service);
  expect(await submitTogether(tenant, 'US-TX', names)).toEqual(['filed', ...refused(3)]);
});

test('where similar names are too close, one of them is filed', async () => {
  const names = ['Brightwater LLC', 'Brightwatar LLC', 'Brightwatir LLC', 'Brightwator LLC'];
  const tenant = await createTenant(service);
  expect(await submitTogether(tenant, 'US-MA', names)).toEqual(['filed', ...refused(3)]);
});

test('one name is registered in two states, and two names in one state, at the same instant', async () => {
  const tenant = await createTenant(service);
  const [here, there, other] = await Promise.all([
    submitTogether(tenant, 'US-TX', ['Quiet Harbor LLC']),
    submitTogether(tenant, 'US-NV', ['Quiet Harbor LLC']),
    submitTogether(tenant, 'US-TX', ['Loud Harbor LLC']),
  ]);
  expect([here, there, other]).toEqual([['filed'], ['filed'], ['filed']]);
});

test('of a concurrent renaming and submission, one gets the name', async () => {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-TX', {}, { legal_name: 'First Choice LLC' });
  const asked = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'legal_name_change',
  });
  await call(service, tenant.testKey, 'POST', `/v1/case/${asked.body.id}/response`, {
    fields: { legal_name: 'Second Choice LLC' },
  });
  const [reviewed, submitted] = await Promise.all([
    call(service, tenant.testKey, 'POST', `/v1/sandbox/case/${asked.body.id}/review`, {}),
    submitTogether(tenant, 'US-TX', ['Second Choice LLC']),
  ]);
  const renamed = reviewed.body.status === 'resolved' ? 1 : 0;
  expect(renamed + submitted.filter((answer) => answer === 'filed').length).toBe(1);
});
