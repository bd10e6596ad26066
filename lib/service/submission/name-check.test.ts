import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
import { RegistryUnavailable } from '#lib/service/registry/registry-provider';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, putOnFile, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const now = '2026-11-20T15:00:00.000Z';

async function start(legal_name: string, jurisdiction = 'US-GA', mode: 'test' | 'live' = 'test') {
  const tenant = await createTenant(service);
  const key = mode === 'test' ? tenant.testKey : tenant.liveKey;
  const id = await addBusiness(service, key, { legal_name });
  const body = await completeBody(service, tenant, id, jurisdiction, mode);
  const api = (method: string, path: string, sent?: unknown) => call(service, key, method, path, sent);
  return {
    api,
    preflight: async (changes: object = {}) =>
      (await api('POST', `${submitPath}/preflight`, { ...body, ...changes })).body,
    submit: () => api('POST', submitPath, body),
    withLetter: async (changes: object = {}) => {
      const letter = { id: 'the-letter', types: ['other' as const], issued_on: null, uploaded_at: now };
      const given = { ...body, name_consent_letter: letter.id };
      const sent = {
        ...(await putOnFile(service, tenant, id, { body: given, documents: [letter] }, mode)),
        ...changes,
      };
      return {
        preflight: (await api('POST', `${submitPath}/preflight`, sent)).body,
        filing: await api('POST', submitPath, sent),
      };
    },
  };
}

test('a preflight and its filing say that a name is clear, and which register was asked when', async () => {
  const { preflight, submit } = await start('Northwind Freight, LLC');
  const name_check = {
    status: 'clear',
    sources: [{ name: 'Register of the sandbox', checked_at: now }],
    warnings: [],
  };
  expect((await preflight()).name_check).toEqual(name_check);
  expect((await submit()).body.name_check).toEqual(name_check);
});

test('a word that needs an approval warns with the office that the rules name, and refuses nothing', async () => {
  const { preflight, submit } = await start('Banks of Northwind, LLC');
  const office = 'Department of Banking and Finance';
  const warnings = [{ word: 'bank', office, detail: expect.stringContaining(`Ask the ${office}`) }];
  expect(await preflight()).toMatchObject({ ok: true, name_check: { status: 'clear', warnings } });
  expect(await submit()).toMatchObject({ status: 201, body: { name_check: { warnings } } });
});

test('where the rules name no office, none is invented', async () => {
  const { preflight } = await start('Northwind Trusts, LLC', 'US-TX');
  expect((await preflight()).name_check.warnings).toMatchObject([
    {
      word: 'trust',
      office: 'the state’s regulator',
      detail: expect.stringContaining('only with an approval'),
    },
  ]);
});

test('a conflict is reported in the preflight, beside the problem', async () => {
  const { preflight } = await start('NAMETAKEN Freight, LLC');
  expect(await preflight()).toMatchObject({ ok: false, name_check: { status: 'conflict' } });
});

test('in a state that takes a letter for a taken name, the letter lets it be filed, and the conflict stays in sight', async () => {
  const { withLetter } = await start('NAMETAKEN Freight, LLC', 'US-KS');
  const bare = await withLetter({ name_consent_letter: undefined });
  expect(bare.preflight.problems).toMatchObject([{ conflicts: [{ kind: 'record' }] }]);
  expect(bare.filing.status).toBe(400);
  const name_check = { status: 'conflict' };
  const { preflight, filing } = await withLetter();
  expect(preflight).toMatchObject({ ok: true, name_check });
  expect(filing).toMatchObject({ status: 201, body: { legal_name: 'NAMETAKEN Freight, LLC', name_check } });
});

test('the letter must be a document on file, cures no broken rule, and helps only in a state that takes one', async () => {
  const kansas = await start('NAMETAKEN Freight, LLC', 'US-KS');
  const { preflight } = await kansas.withLetter({ name_consent_letter: newId(service.time.now) });
  expect(preflight.problems).toMatchObject([{ errors: [{ pointer: '/name_consent_letter' }] }]);
  const unending = await (await start('NAMETAKEN Freight', 'US-KS')).withLetter();
  expect(unending.preflight.problems).toMatchObject([{ conflicts: [{ kind: 'rule' }] }]);
  const elsewhere = await (await start('NAMETAKEN Freight, LLC', 'US-GA')).withLetter();
  expect(elsewhere.preflight.problems).toMatchObject([{ conflicts: [{ kind: 'record' }] }]);
});

test('without a business or a known state there is no name to check', async () => {
  const { preflight } = await start('Northwind Freight, LLC');
  expect((await preflight({ business_id: undefined })).name_check).toBeNull();
  expect((await preflight({ jurisdiction: 'US-PR' })).name_check).toBeNull();
});

test('a formation says it too, and its EIN application does not', async () => {
  const { api } = await start('Northwind Freight, LLC');
  const { body } = await api('POST', '/v1/filing/formation/preflight', {
    jurisdiction: 'US-GA',
    entity_name: 'Northwind College, LLC',
  });
  expect(body.name_check).toMatchObject({ status: 'clear', warnings: [{ word: 'college' }] });
});

test('in live mode a name that no register was asked about is not checked, and is filed', async () => {
  const { preflight, submit } = await start('Northwind Freight, LLC', 'US-GA', 'live');
  const name_check = { status: 'not_checked', sources: [], warnings: [] };
  expect(await preflight()).toMatchObject({ ok: true, name_check });
  expect(await submit()).toMatchObject({ status: 201, body: { name_check } });
});

test('in live mode the register is named with when it answered, and one that is down is no source', async () => {
  const { preflight } = await start('Northwind Freight, LLC', 'US-CO', 'live');
  const readAt = new Date('2026-11-20T14:52:00.000Z');
  let isDown = false;
  const live = {
    jurisdictions: new Set(['US-CO']),
    search: async () => [],
    lookUp: async () => {
      if (isDown) throw new RegistryUnavailable('down');
      return { records: [], source: 'data.colorado.gov', readAt };
    },
  };
  service.parts.registries = { ...service.parts.registries, live };
  const sources = [{ name: 'data.colorado.gov', checked_at: readAt.toISOString() }];
  expect((await preflight()).name_check).toMatchObject({ status: 'clear', sources });
  isDown = true;
  expect((await preflight()).name_check).toMatchObject({ status: 'not_checked', sources: [] });
});

test('the preflight of a formation asks the register for a name, and for nothing that is longer than one or is none', async () => {
  const { api } = await start('Northwind Freight, LLC', 'US-CO', 'live');
  const asked: string[] = [];
  const live = {
    jurisdictions: new Set(['US-CO']),
    search: async () => [],
    lookUp: async ({ query }: { query: string }) => {
      asked.push(query);
      return { records: [], source: 'data.colorado.gov', readAt: new Date(now) };
    },
  };
  service.parts.registries = { ...service.parts.registries, live };
  const preflight = (entity_name: unknown) =>
    api('POST', '/v1/filing/formation/preflight', { jurisdiction: 'US-CO', entity_name });
  for (const entity_name of ['Larder '.repeat(10_000), ['Wexford Larder, LLC'], { name: 'Wexford' }])
    expect((await preflight(entity_name)).body.ok).toBe(false);
  expect(asked).toEqual([]);
  await preflight('Wexford Larder, LLC');
  expect(asked).toHaveLength(1);
});

test('another name that a case settled is the one that the filing says was checked', async () => {
  const { api, submit } = await start('Northwind Freight, LLC');
  const { body: filing } = await submit();
  const path = `/v1/sandbox/filing/${filing.id}/case`;
  const { body: asked } = await api('POST', path, { kind: 'legal_name_change' });
  await api('POST', `/v1/case/${asked.id}/response`, { fields: { legal_name: 'Northwind College, LLC' } });
  await api('POST', `/v1/sandbox/case/${asked.id}/review`, {});
  expect((await api('GET', `/v1/filing/${filing.id}`)).body).toMatchObject({
    legal_name: 'Northwind College, LLC',
    name_check: { status: 'clear', warnings: [{ word: 'college' }] },
  });
});
