import { beforeAll, expect } from 'vitest';
import { upload } from '../make/document.ts';
import { advance, complete, fileIn, openCase, read } from '../make/filing.ts';
import { date, dateTime, uuid } from '../make/formats.ts';
import { agentIn } from '../make/submission.ts';
import { states } from '../states.ts';
import { call, expectProblem, type Json, made } from '../target.ts';

const filingTypes = ['formation', 'ein', 'amendment', 'scorp_election', 'foreign_qualification'];
const filingStatuses = ['queued', 'ready_to_file', 'processing', 'filed', 'completed', 'canceled'];
const agentStatuses = ['pending', 'active', 'termination_requested', 'terminated', 'failed', 'canceled'];

const metadata = { matter: 'M-1042', 'client name': 'Nörthwind 🚚' };
let queued: Json;
let completed: Json;
let canceled: Json;
let asked: Json;
let named: Json;
let all: Json[];
beforeAll(async () => {
  ({ queued, filing: completed } = await complete('US-TX', { metadata }));
  const stopped = (await fileIn()).filing;
  canceled = await made('POST', `/v1/filing/${stopped.id}/cancel`, { reason: 'Duplicate' });
  const waiting = (await fileIn()).filing;
  await openCase(waiting.id, { kind: 'missing_information' });
  await openCase(waiting.id, { kind: 'missing_information' });
  asked = await read(`/v1/filing/${waiting.id}`);
  named = (await fileIn('US-TX', { registered_agent: agentIn('TX') })).filing;
  all = [queued, completed, canceled, asked, named];
});

function field(name: string, check: (value: Json, filing: Json) => void) {
  states(`filing.${name}`, () => {
    for (const filing of all) check(filing[name], filing);
  });
}

field('id', (value) => expect(value).toMatch(uuid));
field('object', (value) => expect(value).toBe('filing'));
field('mode', (value) => expect(value).toBe('test'));
field('created_at', (value) => expect(value).toMatch(dateTime));
field('updated_at', (value, { created_at }) => {
  expect(value).toMatch(dateTime);
  expect(Date.parse(value)).toBeGreaterThanOrEqual(Date.parse(created_at));
});
states('filing.metadata', () => {
  expect([queued.metadata, completed.metadata]).toEqual([metadata, metadata]);
  for (const filing of all)
    for (const value of Object.values(filing.metadata)) expect(typeof value).toBe('string');
});
field('type', (value) => expect(filingTypes).toContain(value));
field('status', (value) => expect(filingStatuses).toContain(value));
field('entity_type', (value) => expect(value).toBe('llc'));
field('jurisdiction', (value) => expect(value).toBe('US-TX'));
states('filing.legal_name', async () => {
  const { filing, businessId } = await fileIn();
  expect(filing.legal_name).toBe((await read(`/v1/business/${businessId}`)).legal_name);
  const renaming = await openCase(filing.id, { kind: 'legal_name_change' });
  const legal_name = filing.legal_name.replace('STALL', 'RETITLED');
  await made('POST', `/v1/case/${renaming.id}/response`, { fields: { legal_name } });
  expect((await read(`/v1/filing/${filing.id}`)).legal_name).toBe(filing.legal_name);
  await made('POST', `/v1/sandbox/case/${renaming.id}/review`, { outcome: 'resolved' });
  expect(await read(`/v1/filing/${filing.id}`)).toMatchObject({ legal_name, name: legal_name });
  expect((await read(`/v1/business/${filing.business_id}`)).legal_name).toBe(legal_name);
});
field('name', (value, { legal_name }) => expect(value).toBe(legal_name));
states('filing.expedited_tier', async () => {
  expect(queued.expedited_tier).toBeNull();
  const { expedited_tiers } = await read('/v1/filing/foreign-qualification/requirement?jurisdiction=US-NV');
  const { filing } = await fileIn('US-NV', { expedited_tier: expedited_tiers[0].tier });
  expect(filing.expedited_tier).toBe(expedited_tiers[0].tier);
});
field('business_id', (value) => expect(value).toMatch(uuid));
field('result', (value, { status }) => expect(value === null).toBe(status !== 'completed'));
field('related_items', (value) => {
  expect(Array.isArray(value)).toBe(true);
  for (const item of value) expect(['filing', 'registered_agent']).toContain(item.object);
});
field('documents', (value, { status }) => {
  if (status === 'completed') expect(value.length).toBeGreaterThan(0);
  for (const document of value) expect(document.object).toBe('document');
});
field('fee', (value) => expect(value === null || typeof value.total.amount === 'number').toBe(true));
for (const name of ['status_reason', 'canceled_by', 'canceled_at']) {
  field(name, (_, filing) => expect(Object.hasOwn(filing, name)).toBe(filing.status === 'canceled'));
}
states('filing.canceled_by', () => expect(['partner', 'palm']).toContain(canceled.canceled_by), 'values');
states('filing.canceled_at', () => expect(canceled.canceled_at).toMatch(dateTime), 'a date-time');
field('cases', (value, filing) => {
  const times = value.map(({ opened_at }: Json) => opened_at);
  expect(times).toEqual([...times].sort());
  expect(value.length).toBe(filing.id === asked.id ? 2 : 0);
});

states('result.foreign_qualification', () => {
  expect(completed.result).toMatchObject({
    registration_number: expect.any(String),
    registration_date: expect.stringMatching(date),
  });
});
states('result.all_present', () => {
  expect(Object.keys(completed.result).toSorted()).toEqual([
    'registration_date',
    'registration_number',
    'service_id',
  ]);
});
states('result.service_id', async () => {
  expect((await read(`/v1/business/${completed.business_id}`)).service_id).toBe(completed.result.service_id);
});
states('result.service_id_null', async () => {
  expect((await read(`/v1/business/${asked.business_id}`)).service_id).toBeNull();
});

states('related.agent', () => {
  const [item] = queued.related_items;
  expect(Object.keys(item).toSorted()).toEqual(['id', 'object', 'status']);
  expect([item.object, agentStatuses.includes(item.status)]).toEqual(['registered_agent', true]);
  expect(named.related_items).toEqual([]);
});
states('related.agent_id', async () => {
  const [item] = completed.related_items;
  expect(item.id).toBe(completed.business_id);
  for (const path of [`/business/${item.id}/registered-agent`, `/v1/business/${item.id}/registered-agent`]) {
    expect(await read(path)).toMatchObject({
      object: 'registered_agent',
      business_id: item.id,
      status: item.status,
    });
  }
});

function documentField(name: string, check: (document: Json) => void) {
  states(`document.${name}`, () => {
    for (const document of completed.documents) check(document);
  });
}
documentField('id', ({ id }) => expect(id).toMatch(uuid));
documentField('object', ({ object }) => expect(object).toBe('document'));
documentField('types', ({ types }) => expect(types.length).toBeGreaterThan(0));
documentField('type', ({ type, types }) => expect(type).toBe(types[0]));
documentField('uploaded_at', ({ uploaded_at }) => expect(uploaded_at).toMatch(dateTime));

const documentTypes =
  'passport drivers_license national_id government_id articles_of_incorporation certificate_of_formation operating_agreement bylaws ein_letter ein_letter_alternate business_license certificate_of_good_standing certificate_of_authority bank_statement tax_return filing_confirmation welcome_letter proof_of_address service_of_process notice mail ra_change_confirmation ra_resignation receipt other'.split(
    ' ',
  );
states('document.type_values', async () => {
  const { businessId } = await fileIn();
  const taken = await upload(businessId, documentTypes);
  expect([taken.status, taken.body.types, taken.body.type]).toEqual([201, documentTypes, 'passport']);
  expectProblem(await upload(businessId, ['no_such_type']), 400, 'validation_error');
});
states('versioning.type', () => {
  for (const { type, types } of completed.documents) expect(type).toBe(types[0]);
});
states('versioning.name', () => {
  for (const { name, legal_name } of all) expect(name).toBe(legal_name);
});

states('agent_status.values', async () => {
  const statusOf = async (id: string) => (await read(`/business/${id}/registered-agent`)).status;
  const { filing } = await fileIn();
  const seen = [await statusOf(filing.business_id)];
  await advance(filing.id, 4);
  seen.push(await statusOf(filing.business_id));
  const ending = { status: 'terminated', reason: 'We appoint our own agent.' };
  expect(
    (await call('PATCH', `/v1/business/${filing.business_id}/registered-agent`, { body: ending })).status,
  ).toBe(200);
  seen.push(await statusOf(filing.business_id), await statusOf(canceled.business_id));
  expect(seen).toEqual(['pending', 'active', 'termination_requested', 'canceled']);
});
