import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn } from '#lib/testing/complete-answers';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** A case that asks for these fields, with a function to answer it. */
async function asked(jurisdiction: string, fields: object[], kind = 'missing_information') {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, jurisdiction);
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const opened = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind,
    fields: fields.map((field) => ({ description: 'Answer it.', ...field })),
  });
  expect(opened.status).toBe(201);
  const respond = (answers: Record<string, unknown>, documents?: string[]) =>
    api('POST', `/v1/case/${opened.body.id}/response`, { fields: answers, documents });
  const faults = async (answers: Record<string, unknown>, documents?: string[]) => {
    const { status, body } = await respond(answers, documents);
    expect(status).toBe(400);
    return body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`);
  };
  return { api, filing, opened: opened.body, respond, faults };
}

const agent = (address: object, more: object = {}) => ({
  type: 'organization',
  name: { type: 'entity', entity_name: 'Front Range Agents, Inc.' },
  address,
  ...more,
});

describe('an answer is checked as a submission is', () => {
  const agentField = { name: 'registered_agent', type: 'object' };

  test('an agent outside the state, at a post office box or without its name is refused at the field', async () => {
    const { faults, respond } = await asked('US-CO', [agentField]);
    expect(await faults({ registered_agent: agent(addressIn('NV')) })).toEqual([
      '/fields/registered_agent/address/region wrong_state',
    ]);
    const box = { ...addressIn('CO'), street_line_1: 'P.O. Box 12' };
    expect(await faults({ registered_agent: agent(box) })).toEqual([
      '/fields/registered_agent/address/street_line_1 post_office_box',
    ]);
    const nameless = agent(addressIn('CO'), { name: { type: 'person', first: 'Maria', last: 'Okafor' } });
    expect(await faults({ registered_agent: nameless })).toEqual([
      '/fields/registered_agent/name/type name_mismatch',
    ]);
    const unnamed = agent(addressIn('CO'), { name: { type: 'entity' } });
    expect(await faults({ registered_agent: unnamed })).toEqual([
      '/fields/registered_agent/name/entity_name required',
    ]);
    expect((await respond({ registered_agent: agent(addressIn('CO')) })).status).toBe(200);
  });

  test('all faults are listed at once: of documents, of one address, of a name', async () => {
    const { faults } = await asked('US-CO', [
      agentField,
      { name: 'entity_name', type: 'string' },
      { name: 'purpose', type: 'string' },
    ]);
    const office = { ...addressIn('NV'), postal_code: '1' };
    const answers = { registered_agent: agent(office), entity_name: 'Northwind', other: 'x' };
    expect(await faults(answers, ['7'])).toEqual([
      '/fields/other unknown_field',
      '/fields/registered_agent/address/postal_code invalid_format',
      '/fields/registered_agent/address/region wrong_state',
      '/fields/purpose required',
      '/documents/0 document_not_found',
      '/fields/entity_name name_not_allowed',
    ]);
  });

  test('a later effective date is within the limits of the state', async () => {
    const { faults, respond } = await asked('US-TX', [{ name: 'effective_date', type: 'date' }]);
    expect(await faults({ effective_date: '2026-11-19' })).toEqual(['/fields/effective_date in_the_past']);
    expect(await faults({ effective_date: '2027-11-19' })).toEqual(['/fields/effective_date too_far_ahead']);
    expect((await respond({ effective_date: '2026-12-01' })).status).toBe(200);
  });

  test('an address has a state code, and people have a role that the management allows', async () => {
    const { faults } = await asked('US-TX', [
      { name: 'principal_address', type: 'object' },
      { name: 'governing_persons', type: 'list' },
    ]);
    const person = { name: { type: 'person', first: 'Maria', last: 'Okafor' }, address: addressIn('TX') };
    const answers = {
      principal_address: { ...addressIn('TX'), region: 'Texas' },
      governing_persons: [{ ...person, role: 'manager' }],
    };
    expect(await faults(answers)).toEqual([
      '/fields/principal_address/region invalid_region',
      '/fields/governing_persons/0/role role_mismatch',
    ]);
  });

  test('a refusal cites the state’s rule', async () => {
    const { respond } = await asked('US-TX', [{ name: 'effective_date', type: 'date' }]);
    const { body } = await respond({ effective_date: '2027-11-19' });
    expect(body.errors[0].detail).toContain('Texas takes a date up to 90 days ahead');
    expect(body.errors[0].sources.length).toBeGreaterThan(0);
  });

  test('an optional document that is empty is refused, and one that is not asked for is not linked', async () => {
    const { api, filing, faults, respond } = await asked('US-TX', [
      { name: 'certificate', type: 'document', required: false },
      { name: 'has_letter', type: 'boolean' },
      { name: 'letter', type: 'document', when: { field: 'has_letter', equals: true } },
    ]);
    expect(await faults({ certificate: '', has_letter: false })).toEqual([
      '/fields/certificate invalid_type',
    ]);
    const answer = await respond({ has_letter: false, letter: 'none' });
    expect([answer.status, answer.body.status]).toEqual([200, 'under_review']);
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.documents).toEqual([]);
  });

  test('a question is required only if its condition is met', async () => {
    const { faults, respond, opened } = await asked('US-CO', [
      { name: 'keep', type: 'boolean' },
      { name: 'why', type: 'string', when: { field: 'keep', not: true } },
    ]);
    expect(opened.request.fields[1].when).toEqual({ field: 'keep', not: true });
    expect(await faults({ keep: false })).toEqual(['/fields/why required']);
    expect((await respond({ keep: true })).status).toBe(200);
  });
});

describe('another name is checked at its field at once', () => {
  const rename = { name: 'legal_name', type: 'string' };

  test.each([
    ['the refused name, written otherwise', 'NORTHWIND FREIGHT L.L.C.', 'name_unchanged'],
    ['a name without a designator', 'Southwind Freight', 'name_not_allowed'],
    ['a name with a word that the state forbids', 'Southwind Cooperative Freight, LLC', 'name_not_allowed'],
  ])('%s is refused', async (_what, legal_name, code) => {
    const { faults, api, opened } = await asked('US-OR', [rename], 'legal_name_change');
    expect(await faults({ legal_name })).toEqual([`/fields/legal_name ${code}`]);
    expect((await api('GET', `/v1/case/${opened.id}`)).body).not.toHaveProperty('response');
  });

  test('a permitted name is submitted for review', async () => {
    const { respond } = await asked('US-TX', [rename], 'legal_name_change');
    const { body } = await respond({ legal_name: 'Southwind Freight, LLC' });
    expect(body.status).toBe('under_review');
  });
});
