import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Business } from '#lib/contract/business';
import { standingRegistration } from '#lib/rules/filing/standing-registration';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const states = ['US-DE', 'US-TX', 'US-NV', 'US-CO', 'US-OH', 'US-WY'];

/** What a page that offers states knows about a business: its record and its registrations in other states. */
async function blockedOnThePage({ testKey }: Tenant, id: string): Promise<string[]> {
  const own = (await call(service, testKey, 'GET', `/v1/business/${id}`)).body;
  const foreign = await call(service, testKey, 'GET', `/v1/business?formation_business_id=${id}&limit=100`);
  const registrations = [own, ...foreign.body.data].map((one: Business) => ({
    jurisdiction: one.registration_jurisdiction,
    status: one.registration_status,
  }));
  return states.filter((state) => standingRegistration(registrations, state));
}

async function blockedInTheService({ testKey }: Tenant, id: string): Promise<string[]> {
  const blocked: string[] = [];
  for (const jurisdiction of states) {
    const { body } = await call(service, testKey, 'POST', `${submitPath}/preflight`, {
      business_id: id,
      jurisdiction,
    });
    const types = body.problems.map(({ type }: { type: string }) => type.split('/').at(-1));
    if (types.includes('already_registered')) blocked.push(jurisdiction);
  }
  return blocked;
}

test('a page offers the states in which check 5 lets a business be registered, and no other', async () => {
  const tenant = await createTenant(service);
  const { testKey } = tenant;
  const id = await addBusiness(service, testKey);
  const submit = async (jurisdiction: string) => {
    const made = await call(
      service,
      testKey,
      'POST',
      submitPath,
      await completeBody(service, tenant, id, jurisdiction),
    );
    expect(made.status).toBe(201);
    return made.body.id;
  };
  await submit('US-TX');
  const completed = await submit('US-NV');
  for (let step = 0; step < 4; step += 1)
    await call(service, testKey, 'POST', `/v1/sandbox/filing/${completed}/advance`);
  const canceled = await submit('US-CO');
  await call(service, testKey, 'POST', `/v1/filing/${canceled}/cancel`);
  await addBusiness(service, testKey, { registration_jurisdiction: 'US-OH', formation_business_id: id });

  expect(await blockedInTheService(tenant, id)).toEqual(['US-DE', 'US-TX', 'US-NV', 'US-OH']);
  expect(await blockedOnThePage(tenant, id)).toEqual(['US-DE', 'US-TX', 'US-NV', 'US-OH']);
});
