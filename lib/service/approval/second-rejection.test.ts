import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdEverything } from '#lib/testing/approval';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('a second rejection, for another reason or by somebody else, is refused with the reason that stands', async () => {
  const tenant = await createTenant(service);
  const [one, other] = [await approver(tenant.organizationId), await approver(tenant.organizationId)];
  await holdEverything(service, tenant);
  const business = await addBusiness(service, tenant.testKey);
  const body = await completeBody(service, tenant, business, 'US-TX');
  const { id } = (await call(service, tenant.testKey, 'POST', submitPath, body)).body;
  const reject = async (by: Person, reason: string) =>
    call(service, await by.token(), 'POST', `/console/approval/${id}/reject`, { reason });
  const first = await reject(one, 'Wait for January.');
  expect(first.status).toBe(200);
  expect((await reject(one, 'Wait for January.')).body).toEqual(first.body);
  for (const late of [await reject(one, 'Too dear.'), await reject(other, 'Wait for January.')])
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('“Wait for January.”')]);
  const { body: shown } = await call(service, tenant.testKey, 'GET', `/v1/approval/${id}`);
  expect(shown.reason).toBe('Wait for January.');
});

function approver(organizationId: string): Promise<Person> {
  return createPerson(service, organizationId, { roles: ['approver'] });
}
