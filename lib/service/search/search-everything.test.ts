import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

let service: Harness;
let find: (q: string) => Promise<Record<'businesses' | 'filings' | 'cases' | 'documents', { id: string }[]>>;
let ids: Record<'business' | 'texas' | 'ohio' | 'case' | 'document', string>;
beforeAll(async () => {
  service = await startHarness();
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  find = async (q) =>
    (await call(service, await person.token(), 'GET', `/console/search?q=${encodeURIComponent(q)}`)).body;
  const { filing, businessId } = await fileIn(
    service,
    tenant,
    'US-TX',
    {},
    { legal_name: 'Zephyr Mills, LLC' },
  );
  const other = await fileIn(service, tenant, 'US-OH', {}, { legal_name: 'Granite Peak, LLC' });
  const asked = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
  });
  const document = await upload(service, tenant.testKey, businessId);
  ids = {
    business: businessId,
    texas: filing.id,
    ohio: other.filing.id,
    case: asked.body.id,
    document: document.body.id,
  };
});
afterAll(() => service.stop());

const only = (found: Awaited<ReturnType<typeof find>>) =>
  Object.fromEntries(
    (['businesses', 'filings', 'cases', 'documents'] as const).map((kind) => [
      kind,
      found[kind].map(({ id }) => id),
    ]),
  );

describe('works', () => {
  test('the beginning of a word of a name finds the business, its filings, cases and documents', async () => {
    const found = only(await find('mil'));
    expect(found).toMatchObject({ businesses: [ids.business], filings: [ids.texas], cases: [ids.case] });
    expect(found.documents).toContain(ids.document);
  });

  test('a company that was removed is not found, and one whose formation was canceled is, for its filing', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId);
    const send = (method: string, path: string, body?: object) =>
      call(service, tenant.testKey, method, path, body);
    const id = await addBusiness(service, tenant.testKey, {
      legal_name: 'Umber Gone, LLC',
      registration_number: 'G1',
    });
    await send('PATCH', `/v1/business/${id}`, { registration_status: 'canceled' });
    const { filing } = await form(service, tenant, 'US-TX', { entity_name: 'Umber Canceled, LLC' });
    await send('POST', `/v1/filing/${filing.id}/cancel`, {});
    const found = async (q: string) =>
      only((await call(service, await person.token(), 'GET', `/console/search?q=${q}`)).body);
    expect(await found('umber')).toMatchObject({ businesses: [filing.business_id], filings: [filing.id] });
    expect((await found('g1')).businesses).toEqual([]);
  });

  test('each word of a search narrows it, and a number in any case comes first', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId);
    const add = async (legal_name: string, registration_number: string) =>
      addBusiness(service, tenant.testKey, { legal_name, registration_number });
    const mills = await add('Zephyr Mills Zephyrs, LLC', 'L20');
    const foods = await add('Zephyr Foods, LLC', 'Foods7');
    const named = await add('Foods7 Holdings, LLC', 'X-1');
    const found = async (q: string) => {
      const path = `/console/search?q=${encodeURIComponent(q)}`;
      const { body } = await call(service, await person.token(), 'GET', path);
      return body.businesses.map(({ id }: { id: string }) => id);
    };
    expect(await found('zephyr')).toEqual([foods, mills]);
    expect(await found('zep mil llc')).toEqual([mills]);
    expect(await found('zephyr l20')).toEqual([mills]);
    expect(await found('FOODS7')).toEqual([foods, named]);
    expect(await found(mills.slice(-8))).toEqual([mills]);
    expect(await found('zephyr holdings')).toEqual([]);
  });

  test('a new name finds its business, and the old one finds nothing', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId);
    const id = await addBusiness(service, tenant.testKey, { legal_name: 'Quillwort Freight, LLC' });
    const change = { legal_name: 'Marram Freight, LLC' };
    expect((await call(service, tenant.testKey, 'PATCH', `/v1/business/${id}`, change)).status).toBe(200);
    for (const [q, ids] of Object.entries({ quillwort: [], marram: [id], freight: [id] })) {
      const { body } = await call(service, await person.token(), 'GET', `/console/search?q=${q}`);
      expect(only(body).businesses, q).toEqual(ids);
    }
  });

  test('words of a file name find the document, and come before other documents of a business', async () => {
    const tenant = await createTenant(service);
    const person = await createPerson(service, tenant.organizationId);
    const id = await addBusiness(service, tenant.testKey, { legal_name: 'Quillwort Freight, LLC' });
    const add = async (filename: string): Promise<string> =>
      (await upload(service, tenant.testKey, id, { filename })).body.id;
    const found = async (q: string): Promise<string[]> => {
      const path = `/console/search?q=${encodeURIComponent(q)}`;
      return only((await call(service, await person.token(), 'GET', path)).body).documents ?? [];
    };
    const signed = await add('Operating_Agreement-signed 2026.pdf');
    const certificate = await add('GS-Utah.pdf');
    expect(await found('operating')).toEqual([signed]);
    expect(await found('AGREE sign')).toEqual([signed]);
    expect(await found('gs-utah.pdf')).toEqual([certificate]);
    expect(await found('utah')).toEqual([certificate]);
    expect(await found('quillwort operating')).toEqual([signed]);
    expect(await found('SIGN freight agr')).toEqual([signed]);
    expect(await found('quillwort unsigned')).toEqual([]);
    expect(await found('marram operating')).toEqual([]);
    expect(await found('perating')).toEqual([]);
    expect(await found('quillwort')).toEqual([certificate, signed]);
    const quillwort = await add('Quillwort bylaws.pdf');
    const latest = await add('Letter.pdf');
    expect(await found('quillwort')).toEqual([quillwort, latest, certificate, signed]);
    const copies: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) copies.unshift(await add('Copy, copied.pdf'));
    expect(await found('cop')).toEqual(copies.slice(0, 5));
  });

  test('a state filters the filings, and by itself finds those in it', async () => {
    expect(only(await find('zephyr texas')).filings).toEqual([ids.texas]);
    expect(only(await find('zephyr OH')).filings).toEqual([]);
    expect(only(await find('ohio'))).toMatchObject({ businesses: [], filings: [ids.ohio] });
  });

  test.each([
    ['an id', (id: string) => id],
    ['the end of an id, as screens show it,', (id: string) => `…${id.slice(-8)}`],
  ])('%s finds its object', async (_, typed) => {
    const foundBy = async (id: string) => only(await find(typed(id)));
    expect((await foundBy(ids.texas)).filings).toEqual([ids.texas]);
    expect((await foundBy(ids.case)).cases).toEqual([ids.case]);
    expect((await foundBy(ids.document)).documents).toEqual([ids.document]);
    expect((await foundBy(ids.business)).businesses).toEqual([ids.business]);
  });
});

describe('guards', () => {
  test('another organization finds nothing, whatever it searches', async () => {
    const stranger = await createPerson(service, (await createTenant(service)).organizationId);
    for (const q of ['zephyr', 'texas', 'document.pdf', 'zephyr document', ...Object.values(ids)]) {
      const { body } = await call(service, await stranger.token(), 'GET', `/console/search?q=${q}`);
      expect(only(body)).toEqual({ businesses: [], filings: [], cases: [], documents: [] });
    }
  });
});
