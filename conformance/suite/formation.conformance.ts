import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { addressIn, freshName } from '../make/business.ts';
import { advance, read } from '../make/filing.ts';
import { date } from '../make/formats.ts';
import { agentIn, maria, submissionFor } from '../make/submission.ts';
import { states } from '../states.ts';
import { type Answer, call, expectProblem, type Json, made, pointersOf } from '../target.ts';

const path = '/v1/filing/formation';
const ein = {
  responsible_party: { name: maria, tax_id: '900-12-3456', title: 'Managing member' },
  principal_activity: 'transportation_warehousing',
  principal_activity_detail: 'Freight brokerage',
  reason: 'started_new_business',
  expected_employees: { agricultural: 0, household: 0, other: 2 },
};

function form(body: Json, key?: string): Promise<Answer> {
  return call('POST', path, { body, headers: key ? { 'Idempotency-Key': key } : {} });
}

async function bodyOf(changes: Json = {}): Promise<Json> {
  const asked = await submissionFor('', 'US-CO', 'formation');
  return { ...asked, entity_name: freshName('STALL'), purpose: 'Any lawful business', ...changes };
}

async function formed(changes: Json = {}): Promise<Json> {
  const answer = await form(await bodyOf(changes));
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}

let queued: Json;
let done: Json;
let bundled: Json;
let application: Json;
beforeAll(async () => {
  queued = await formed({ metadata: { matter: 'M-1042' } });
  done = await advance(queued.id, 4);
  const parent = await formed({ ein });
  bundled = await advance(parent.id, 4);
  const { id } = bundled.related_items.find(({ object }: Json) => object === 'filing');
  application = await advance(id, 4);
});

states('what.2', async () => {
  expect(queued).toMatchObject({ type: 'formation', status: 'queued', jurisdiction: 'US-CO' });
  expect(await read(`/v1/business/${done.business_id}`)).toMatchObject({
    legal_name: done.legal_name,
    formation_jurisdiction: 'US-CO',
    registration_jurisdiction: 'US-CO',
  });
});
states('formation.response', () => {
  expect(queued).toMatchObject({
    object: 'filing',
    result: null,
    related_items: expect.any(Array),
    cases: [],
    documents: [],
  });
});
states('formation.type', () => {
  expect([queued.type, bundled.type, application.type]).toEqual(['formation', 'formation', 'ein']);
  expect(queued.business_id).toMatch(/^[0-9a-f-]{36}$/);
});
states('formation.result', () => {
  expect(Object.keys(done.result).toSorted()).toEqual(['formation_date', 'registration_number']);
});
states('result.formation', () => {
  expect(done.result).toMatchObject({
    registration_number: expect.any(String),
    formation_date: expect.stringMatching(date),
  });
});
states('result.ein', () => {
  expect(Object.keys(application.result).toSorted()).toEqual(['ein_number', 'entity_name', 'legal_name']);
  expect(application.result.entity_name).toBe(application.result.legal_name);
});
states('versioning.entity_name', () =>
  expect(application.result.entity_name).toBe(application.result.legal_name),
);
states('filing.parent_filing_id', () => {
  expect([application.parent_filing_id, bundled.parent_filing_id]).toEqual([bundled.id, undefined]);
});
states('related.filing', async () => {
  const now = await read(`/v1/filing/${bundled.id}`);
  expect(now.related_items).toContainEqual({
    object: 'filing',
    id: application.id,
    type: 'ein',
    status: application.status,
  });
  expect(application.related_items.map(({ id }: Json) => id)).toContain(bundled.id);
});
states('status.other_types', async () => {
  const { id, status } = await formed();
  const seen = [status];
  for (const _ of [1, 2, 3, 4]) seen.push((await advance(id)).status);
  expect(seen).toEqual(['queued', 'ready_to_file', 'processing', 'filed', 'completed']);
  const canceled = await made('POST', `/v1/filing/${(await formed()).id}/cancel`, {});
  expect([canceled.status, canceled.canceled_by]).toEqual(['canceled', 'partner']);
});

states('formation.key', async () => {
  const [body, key] = [await bodyOf(), randomUUID()];
  const [first, again] = [await form(body, key), await form(body, key)];
  expect([
    again.body.id,
    first.headers.get('Idempotent-Replayed'),
    again.headers.get('Idempotent-Replayed'),
  ]).toEqual([first.body.id, null, 'true']);
  const other = await form({ ...body, email: 'other@northwind.example' }, key);
  expect(expectProblem(other, 409, 'idempotency_key_conflict').existing_filing_id).toBe(first.body.id);
});

async function complaints(body: Json, member: string): Promise<string[]> {
  const { body: answer } = await call('POST', `${path}/preflight`, { body });
  return answer.problems
    .flatMap(pointersOf)
    .filter((one: string) => one === `/${member}` || one.startsWith(`/${member}/`));
}

for (const member of [
  'jurisdiction',
  'entity_name',
  'purpose',
  'email',
  'contact',
  'principal_address',
  'organizers',
]) {
  states(`formation.${member}`, async () => {
    const { [member]: _, ...without } = await bodyOf();
    const refused = expectProblem(await form(without), 400, 'validation_error');
    expect(pointersOf(refused).some((one) => one.startsWith(`/${member}`))).toBe(true);
  });
}
states('formation.entity_name', () => expect(queued.legal_name).toMatch(/^STALL/), 'the name of the filing');
states(
  'formation.organizers',
  async () => {
    const refused = expectProblem(await form(await bodyOf({ organizers: [] })), 400, 'validation_error');
    expect(pointersOf(refused)).toContain('/organizers');
  },
  'at least one',
);

const optional: Record<string, [good: Json, bad: Json]> = {
  phone: ['+1 302 555 0134', 7],
  website: ['https://northwind.example', 'nowhere'],
  effective_date: [undefined, '2026-02-30'],
  initial_governing_persons: [
    [{ name: maria, address: addressIn('CO'), role: 'member', email: 'maria@northwind.example' }],
    7,
  ],
};
for (const [member, [good, bad]] of Object.entries(optional)) {
  states(`formation.${member}`, async () => {
    const body = await bodyOf();
    if (good !== undefined) expect(await complaints({ ...body, [member]: good }, member)).toEqual([]);
    const refused = expectProblem(await form({ ...body, [member]: bad }), 400, 'validation_error');
    expect(pointersOf(refused).some((one) => one.startsWith(`/${member}`))).toBe(true);
  });
}
states('formation.mailing_address', async () => {
  const { mailing_address, principal_address } = await read(`/v1/business/${queued.business_id}`);
  expect(mailing_address).toEqual(principal_address);
});
states('formation.registered_agent', async () => {
  expect(queued.related_items).toContainEqual(expect.objectContaining({ object: 'registered_agent' }));
  const own = await formed({ registered_agent: agentIn('CO') });
  expect(own.related_items).toEqual([]);
});
states('formation.ein', async () => {
  const parent = await formed({ ein });
  const { id } = parent.related_items.find(({ object }: Json) => object === 'filing');
  expect((await read(`/v1/filing/${id}`)).status).toBe('queued');
  expectProblem(await call('POST', `/v1/sandbox/filing/${id}/advance`), 409, 'conflict');
  await advance(parent.id, 4);
  expect((await advance(id)).status).toBe('ready_to_file');
  const bad = expectProblem(await form(await bodyOf({ ein: {} })), 400, 'validation_error');
  expect(pointersOf(bad).every((one) => one.startsWith('/ein'))).toBe(true);
});
states('formation.metadata', async () => {
  expect([queued.metadata, done.metadata]).toEqual([{ matter: 'M-1042' }, { matter: 'M-1042' }]);
  const { data } = await read(`/v1/filing/${done.id}/event`);
  const sent = data.filter(({ type }: Json) => type.startsWith('filing.'));
  expect(sent.map(({ data }: Json) => data.object.metadata)).toEqual(sent.map(() => ({ matter: 'M-1042' })));
  expect(sent.at(-1).type).toBe('filing.completed');
});
states('formation.expedited_tier', async () => {
  expectProblem(
    await form(await bodyOf({ expedited_tier: 'by_carrier_pigeon' })),
    400,
    'expedited_tier_not_offered',
  );
});

states('operation.formation_requirement', async () => {
  const { expedited_tiers, type } = await read(`${path}/requirement?jurisdiction=US-NV`);
  expect([type, expedited_tiers.length > 0]).toEqual(['formation', true]);
});
states('operation.formation_fee', async () => {
  const { expedited_tiers, total } = await read(`${path}/fee?jurisdiction=US-NV`);
  expect([expedited_tiers.length > 0, typeof total.amount]).toEqual([true, 'number']);
  for (const { amount, offered } of expedited_tiers)
    expect(typeof amount === 'number' || offered === false).toBe(true);
});
