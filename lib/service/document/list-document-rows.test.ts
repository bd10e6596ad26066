import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRows } from '#lib/contract/document-rows';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { ageLimitsOf } from '#lib/rules/requirement/document-acceptance';
import { csvRows } from '#lib/testing/csv-rows';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';
import { upload } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const goodStanding = 'certificate_of_good_standing';

async function open() {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId);
  const read = async (query = ''): Promise<DocumentRows> =>
    (await call(service, await person.token(), 'GET', `/console/document${query}`)).body;
  const idsOf = async (query: string) => (await read(query)).data.map(({ document }) => document.id);
  const put = async (businessId: string, sent: Parameters<typeof upload>[3]) =>
    (await upload(service, tenant.testKey, businessId, sent)).body.id as string;
  return { tenant, person, read, idsOf, put };
}

const today = () => civilDateOf(service.time.now);

describe('works', () => {
  test('documents of all businesses are listed, newest first, with their business and uses', async () => {
    const { tenant, read, put } = await open();
    const { filing, businessId } = await fileIn(service, tenant, 'US-NY');
    const other = await addBusiness(service, tenant.testKey, {
      legal_name: 'Amber Kiln, LLC',
      formation_jurisdiction: 'US-OH',
    });
    const agreement = await put(other, { filename: 'agreement.pdf' });
    const { data, total } = await read();
    expect(total).toBe(data.length);
    expect(data[0]).toMatchObject({
      document: { id: agreement },
      business_name: 'Amber Kiln, LLC',
      jurisdiction: 'US-OH',
      used_by: [],
      used_count: 0,
      acceptance: [],
    });
    const used = data.find(({ used_count }) => used_count > 0);
    expect(used).toMatchObject({
      document: { business_id: businessId },
      used_by: [{ parent_type: 'filing', id: filing.id, jurisdiction: 'US-NY' }],
    });
  });

  test('a document of an answer about the registered agent counts as used', async () => {
    const { tenant, read, put } = await open();
    const { filing } = await fileIn(service, tenant, 'US-CO');
    const api = (method: string, path: string, body?: unknown) =>
      call(service, tenant.testKey, method, path, body);
    for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`);
    const agent = `/v1/business/${filing.business_id}/registered-agent`;
    await api('PATCH', agent, { status: 'terminated', reason: 'We appoint our own agent.' });
    const [asked] = (await api('GET', `/v1/case?parent_id=${filing.business_id}`)).body.data;
    const letter = await put(filing.business_id, { filename: 'letter.pdf' });
    const answer = { fields: { keep_service: true, reason: 'They declined.' }, documents: [letter] };
    expect((await api('POST', `/v1/case/${asked.id}/response`, answer)).status).toBe(200);
    const [row] = (await read(`?q=letter&used=true`)).data;
    expect(row).toMatchObject({
      document: { id: letter },
      used_by: [{ parent_type: 'case', id: asked.id, jurisdiction: 'US-CO' }],
      used_count: 1,
    });
  });

  test('a certificate has the last day for each state with an age limit', async () => {
    const { tenant, read, put } = await open();
    const business = await addBusiness(service, tenant.testKey);
    const issuedOn = addDays(today(), -61);
    await put(business, { types: [goodStanding], issuedOn });
    const [row] = (await read()).data;
    const limits = ageLimitsOf(service.parts.jurisdictions.values()).get(goodStanding);
    expect(row?.acceptance.map(({ max_age_days }) => max_age_days)).toEqual(
      [...(limits?.keys() ?? [])].sort((a, b) => a - b),
    );
    for (const { max_age_days, until, is_accepted, jurisdictions } of row?.acceptance ?? []) {
      expect(until).toBe(addDays(issuedOn, max_age_days));
      expect(is_accepted).toBe(max_age_days >= 61);
      expect(jurisdictions).toEqual(limits?.get(max_age_days)?.toSorted());
    }
  });

  test('filters match type, state, business, use, age, file name, hash, and the name of the business', async () => {
    const { tenant, read, idsOf, put } = await open();
    const one = await addBusiness(service, tenant.testKey, { legal_name: 'Copper Basin, LLC' });
    const two = await addBusiness(service, tenant.testKey, {
      legal_name: 'Dune Works, LLC',
      formation_jurisdiction: 'US-NV',
    });
    const fresh = await put(one, { types: [goodStanding], issuedOn: today() });
    const old = await put(two, { types: [goodStanding], issuedOn: addDays(today(), -2000) });
    const between = await put(two, { types: [goodStanding], issuedOn: addDays(today(), -61) });
    const plain = await put(one, { filename: 'minutes of may.pdf', bytes: Buffer.from('%PDF-1.4\nx') });
    expect(await idsOf(`?type=${goodStanding}`)).toEqual([between, old, fresh]);
    expect(await idsOf('?jurisdiction=US-NV')).toEqual([between, old]);
    expect(await idsOf(`?business_id=${one}`)).toEqual([plain, fresh]);
    expect(await idsOf('?age=accepted')).toEqual([fresh]);
    expect(await idsOf('?age=partly')).toEqual([between]);
    expect(await idsOf('?age=too_old')).toEqual([old]);
    expect(await idsOf('?q=minutes')).toEqual([plain]);
    expect(await idsOf('?q=MAY min')).toEqual([plain]);
    expect(await idsOf('?q=inutes')).toEqual([]);
    expect(await idsOf('?q=minutes%20nevada')).toEqual([]);
    expect(await idsOf(`?q=${plain.slice(-8)}`)).toEqual([plain]);
    expect(await idsOf('?q=dune')).toEqual([between, old]);
    const named = await put(two, { filename: 'Dune minutes.pdf', bytes: Buffer.from('%PDF-1.4\ny') });
    expect(await read('?q=dune')).toMatchObject({ total: 3 });
    expect(await idsOf('?q=dune')).toEqual([named, between, old]);
    expect(await idsOf('?q=minutes&jurisdiction=US-NV')).toEqual([named]);
    await service.parts.database.query('delete from documents where id = $1', [named]);
    const { document } = (await read('?q=minutes')).data[0] ?? {};
    expect(await idsOf(`?q=${document?.sha256}`)).toEqual([plain]);
    expect(await idsOf('?used=true')).toEqual([]);
    expect(await idsOf('?used=false&limit=2')).toEqual([plain, between]);
    const { next_cursor, total } = await read('?used=false&limit=2');
    expect(total).toBe(4);
    expect(await idsOf(`?used=false&limit=2&cursor=${next_cursor}`)).toEqual([old, fresh]);
  });

  test('the CSV has the rows of the filter, and no file name is a formula in it', async () => {
    const { tenant, person, put } = await open();
    const business = await addBusiness(service, tenant.testKey, { legal_name: 'Elm, LLC' });
    await put(business, { filename: '=cmd.pdf' });
    await put(business, { types: [goodStanding], issuedOn: today() });
    const data = await csvRows(service, person, '/console/document.csv?type=operating_agreement');
    expect(data).toEqual([
      expect.objectContaining({ business: 'Elm, LLC', filename: "'=cmd.pdf", jurisdiction: 'US-DE' }),
    ]);
  });
});

describe('guards', () => {
  test('documents of another organization or mode are not listed', async () => {
    const { tenant, put } = await open();
    await put(await addBusiness(service, tenant.testKey), {});
    const other = await open();
    expect((await other.read()).total).toBe(0);
    const live = await createPerson(service, tenant.organizationId);
    const { body } = await call(service, await live.token('live'), 'GET', '/console/document');
    expect(body.total).toBe(0);
  });
});
