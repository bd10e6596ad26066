import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BusinessActivity } from '#lib/contract/business-activity';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('the activity of a business, its registrations, filings, cases and obligations is listed newest first, page by page, without another’s', async () => {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  const { filing, businessId } = await fileIn(service, tenant, 'US-OH');
  const other = await addBusiness(service, tenant.testKey, { legal_name: 'Another, LLC' });
  const later = () => {
    service.time.now = new Date(service.time.now.getTime() + 60_000);
  };
  const post = (path: string, body: object) => call(service, tenant.testKey, 'POST', path, body);
  later();
  await post(`/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' });
  later();
  const duty = { kind: 'license', title: 'Renew it', due_on: '2027-03-01' };
  await post('/v1/obligation', { ...duty, business_id: filing.business_id });
  later();
  await call(service, tenant.testKey, 'PATCH', `/v1/business/${businessId}`, { phone: '+1 302 555 0134' });
  await post('/v1/obligation', { ...duty, business_id: other });

  const page = async (id: string, query = ''): Promise<BusinessActivity> =>
    (await call(service, await person.token(), 'GET', `/console/business/${id}/activity${query}`)).body;
  const all = await page(businessId);
  const types = all.data.map(({ event }) => event.type);
  expect(types.slice(0, 3)).toEqual(['business.updated', 'obligation.created', 'case.opened']);
  expect(types).toEqual(expect.arrayContaining(['filing.created', 'business.created']));
  expect(all.data[2]?.filing).toEqual({ id: filing.id, jurisdiction: 'US-OH' });
  const ids = all.data.map(({ event }) => event.id);
  expect(ids).toEqual(ids.toSorted().toReversed());

  const read: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const part: BusinessActivity = await page(businessId, `?limit=2${cursor && `&cursor=${cursor}`}`);
    read.push(...part.data.map(({ event }) => event.id));
    cursor = part.next_cursor;
  }
  expect(read).toEqual(ids);
  expect((await page(other)).data.map(({ event }) => event.type)).toEqual([
    'obligation.created',
    'business.created',
  ]);
  const ofRegistration = (await page(filing.business_id)).data.map(({ event }) => event.type);
  expect(ofRegistration).not.toContain('business.updated');
});
