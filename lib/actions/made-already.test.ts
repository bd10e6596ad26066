import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeAlready } from '#lib/actions/made-already';
import { createClient } from '#lib/client/create-client';
import type { UpdateBusinessRequest } from '#lib/contract/business';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function openRecord() {
  const { testKey } = await createTenant(service);
  const id = await addBusiness(service, testKey, {
    purpose: 'Storage',
    metadata: { matter: 'M-1', desk: '4' },
  });
  const { businesses } = createClient({
    baseUrl: '',
    token: testKey,
    fetch: async (input, init) => service.app.request(String(input), init),
  });
  const { version } = await businesses.getWithVersion(id);
  const save = (body: UpdateBusinessRequest) =>
    madeAlready(
      body,
      () => businesses.update(id, body, version),
      () => businesses.get(id),
    );
  return { businesses, id, save };
}

const office = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  country: 'US',
};

test('a change whose answer was lost is made when it is saved again', async () => {
  const { save } = await openRecord();
  const change = { purpose: null, principal_address: office, metadata: { matter: null, client: 'Okafor' } };
  const first = await save(change);
  expect(first).toMatchObject({ purpose: null, metadata: { desk: '4', client: 'Okafor' } });
  expect(await save(change)).toEqual(first);
});

test('a change that somebody else has not made is refused, and theirs stays', async () => {
  const { businesses, id, save } = await openRecord();
  await businesses.update(id, { purpose: 'Freight' });
  for (const change of [
    { purpose: 'Catering' },
    { purpose: 'Freight', metadata: { desk: null } },
    { phone: '+1 302 555 0134' },
  ])
    await expect(save(change)).rejects.toMatchObject({ code: 'precondition_failed' });
  expect(await businesses.get(id)).toMatchObject({
    purpose: 'Freight',
    metadata: { matter: 'M-1', desk: '4' },
  });
});
