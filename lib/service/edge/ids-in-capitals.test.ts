import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

let service: Harness;
let tenant: Tenant;
let business: string;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  business = await addBusiness(service, tenant.testKey);
});
afterAll(() => service.stop());

const ask = (method: string, path: string, body?: unknown) =>
  call(service, tenant.testKey, method, path, body);
const inCapitals = (id: string) => id.toUpperCase();

test('an id in capitals is answered and recorded as the service writes it', async () => {
  const document = await upload(service, tenant.testKey, inCapitals(business));
  const named = { business_id: inCapitals(business) };
  const obligation = await ask('POST', '/v1/obligation', {
    ...named,
    jurisdiction: 'US-OH',
    kind: 'license',
    title: 'Renew it',
    due_on: '2027-03-01',
  });
  const proved = await ask('PATCH', `/v1/obligation/${obligation.body.id}`, {
    document_id: inCapitals(document.body.id),
  });
  const registration = await ask('POST', '/v1/business', {
    ...completeBusiness,
    formation_business_id: inCapitals(business),
    registration_jurisdiction: 'US-KY',
  });
  const plan = await ask('POST', '/v1/plan', { ...named, jurisdictions: ['US-NV'] });
  const event = await ask('GET', `/v1/event?object_id=${inCapitals(registration.body.id)}`);
  expect([
    obligation.body.business_id,
    proved.body.document_id,
    registration.body.formation_business_id,
    event.body.data[0].data.object.formation_business_id,
    plan.body.business_id,
  ]).toEqual([business, document.body.id, business, business, business]);
});

test('a document whose id a submission writes in capitals is found, needed no more, and on the filing', async () => {
  const body = await completeBody(service, tenant, business, 'US-WY');
  const id = String(body.certificate_of_good_standing);
  const { jurisdiction, business_id, ...rest } = body;
  const answers = { ...rest, certificate_of_good_standing: inCapitals(id) };
  const plan = await ask('POST', '/v1/plan', { business_id, jurisdictions: [jurisdiction], answers });
  expect(plan.body.states[0]).toMatchObject({ ready: true });
  expect(plan.body.states[0].documents_needed).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ document_id: id })]),
  );
  const filing = await ask('POST', '/v1/filing/foreign-qualification', {
    ...answers,
    jurisdiction,
    business_id,
  });
  expect([filing.status, filing.body.documents.map((document: { id: string }) => document.id)]).toEqual([
    201,
    expect.arrayContaining([id]),
  ]);
});

test('so is one in the answer to a case', async () => {
  const { filing, businessId } = await fileIn(service, tenant, 'US-CO');
  const document = await upload(service, tenant.testKey, businessId);
  const opened = await ask('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
    fields: [{ name: 'agreement', type: 'document', description: 'Send it.' }],
  });
  const id = inCapitals(document.body.id);
  const answered = await ask('POST', `/v1/case/${inCapitals(opened.body.id)}/response`, {
    fields: { agreement: id },
    documents: [id],
  });
  expect([answered.status, answered.body.response?.documents]).toEqual([200, [document.body.id]]);
  const { documents } = (await ask('GET', `/v1/filing/${filing.id}`)).body;
  expect(documents.map((one: { id: string }) => one.id)).toContain(document.body.id);
});
