import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '#lib/testing/harness';
import { plansOf, type Read } from '#lib/testing/plan';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const { emptyPlan } = plansOf(() => service);
const codesOf = (plan: Read) => plan.states.map(({ jurisdiction }: Read) => jurisdiction);

test('a change takes the whole list of states, and keeps those that it names as they are', async () => {
  const { plan, ask, businessId } = await emptyPlan(['US-TX', 'US-CO'], {
    states: { 'US-TX': { expedited_tier: 'expedited' } },
  });
  const change = (body: object) => ask('PATCH', `/v1/plan/${plan.id}`, body);
  const { body } = await change({
    version: 1,
    business_id: businessId,
    jurisdictions: ['US-NV', 'US-TX'],
    states: { 'US-NV': { effective_date: '2026-12-01' } },
  });
  expect([body.version, codesOf(body)]).toEqual([2, ['US-TX', 'US-NV']]);
  expect(body.states[0]).toMatchObject({
    expedited_tier: 'expedited',
    idempotency_key: plan.states[0].idempotency_key,
  });
  const same = await change({ version: 2, jurisdictions: ['US-TX', 'US-NV', 'US-TX'] });
  expect([same.status, same.body.version]).toEqual([200, 2]);
});

test.each([
  [{ jurisdictions: [] }, 400, '/jurisdictions'],
  [{ jurisdictions: ['US-TX'], add: ['US-NV'] }, 400, '/jurisdictions'],
  [{ jurisdictions: ['US-TX'], remove: ['US-CO'] }, 400, '/jurisdictions'],
  [{ jurisdictions: ['US-TX', 'US-DE'] }, 409, undefined],
  [{ jurisdictions: ['US-PR'] }, 501, undefined],
])('of the states %o is refused, and changes nothing', async (body, status, pointer) => {
  const { plan, ask } = await emptyPlan();
  const refused = await ask('PATCH', `/v1/plan/${plan.id}`, { version: 1, ...body });
  expect([refused.status, refused.body.errors?.[0].pointer]).toEqual([status, pointer]);
  expect((await ask('GET', `/v1/plan/${plan.id}`)).body).toEqual(plan);
});

test('a plan is not moved to another business', async () => {
  const { plan, ask, tenant } = await emptyPlan();
  const business_id = await addBusiness(service, tenant.testKey, { legal_name: 'Southwind Freight, LLC' });
  const refused = await ask('PATCH', `/v1/plan/${plan.id}`, { version: 1, business_id });
  expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/business_id' }] });
  expect((await ask('GET', `/v1/plan/${plan.id}`)).body).toEqual(plan);
});
