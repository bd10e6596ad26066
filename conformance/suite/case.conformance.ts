import { beforeAll, expect } from 'vitest';
import { addressIn } from '../make/business.ts';
import { upload } from '../make/document.ts';
import { advance, fileIn, openCase, read } from '../make/filing.ts';
import { dateTime, uuid } from '../make/formats.ts';
import { maria } from '../make/submission.ts';
import { states } from '../states.ts';
import { call, expectProblem, type Json, made, pointersOf } from '../target.ts';

let open: Json;
let renaming: Json;
let ending: Json;
let reviewed: Json;
let resolved: Json;
let superseded: Json;
let all: Json[];
const fields = [
  { name: 'remarks', type: 'string', description: 'Anything to add?', example: 'None' },
  { name: 'optional', type: 'number', description: 'How many?', required: false },
];

async function ask(request: Json) {
  const { filing, businessId } = await fileIn();
  return { filing, businessId, asked: await openCase(filing.id, request) };
}

function respond(id: string, body: Json) {
  return call('POST', `/v1/case/${id}/response`, { body });
}

beforeAll(async () => {
  open = (await ask({ kind: 'missing_information', due_at: '2031-01-01T00:00:00Z' })).asked;
  renaming = (await ask({ kind: 'legal_name_change' })).asked;
  const { filing } = await fileIn();
  await advance(filing.id, 3);
  ending = await openCase(filing.id, { kind: 'ra_termination' });
  reviewed = (await ask({ kind: 'missing_information', fields })).asked;
  reviewed = (await respond(reviewed.id, { fields: { remarks: 'None' } })).body;
  const last = (await ask({ kind: 'missing_information', fields })).asked;
  await respond(last.id, { fields: { remarks: 'None' } });
  resolved = await made('POST', `/v1/sandbox/case/${last.id}/review`, {});
  const dropped = await ask({ kind: 'missing_information' });
  await made('POST', `/v1/filing/${dropped.filing.id}/cancel`, {});
  superseded = await read(`/v1/case/${dropped.asked.id}`);
  all = [open, renaming, ending, reviewed, resolved, superseded];
});

function field(name: string, check: (value: Json, one: Json) => void) {
  states(`case.${name}`, () => {
    for (const one of all) check(one[name], one);
  });
}

states('case.common', () => {
  for (const one of all) {
    expect(one).toMatchObject({ object: 'case', mode: 'test', metadata: expect.any(Object) });
    expect([one.id, one.created_at, one.updated_at]).toEqual([
      expect.stringMatching(uuid),
      expect.stringMatching(dateTime),
      expect.stringMatching(dateTime),
    ]);
  }
});
field('parent_type', (value) => expect(['filing', 'verification', 'business', 'session']).toContain(value));
field('parent_id', (value) => expect(value).toMatch(uuid));
field('kind', (value) =>
  expect(['missing_information', 'legal_name_change', 'ra_termination']).toContain(value),
);
field('status', (value) =>
  expect(['needs_response', 'under_review', 'resolved', 'superseded']).toContain(value),
);
field('summary', (value) => expect(value).toMatch(/^[^\n]+$/));
field('details', (value) => expect(value === undefined || value.length > 0).toBe(true));
field('request', (value) => expect(value.fields.length).toBeGreaterThan(0));
states('case.response', () => {
  expect([open.response, reviewed.response, resolved.response]).toEqual([
    undefined,
    { fields: { remarks: 'None' } },
    { fields: { remarks: 'None' } },
  ]);
});
states('case.response_name', async () => {
  const { asked, filing } = await ask({ kind: 'legal_name_change' });
  const legal_name = filing.legal_name.replace('STALL', 'RETITLED');
  await respond(asked.id, { fields: { legal_name } });
  await made('POST', `/v1/sandbox/case/${asked.id}/review`, {});
  expect((await read(`/v1/filing/${filing.id}`)).legal_name).toBe(legal_name);
});
states('case.due_at', () => expect(Date.parse(open.due_at)).toBe(Date.parse('2031-01-01T00:00:00Z')));
field('opened_at', (value) => expect(value).toMatch(dateTime));
for (const name of ['resolved_at', 'resolution_reason']) {
  field(name, (value, { status }) =>
    expect(value !== undefined).toBe(['resolved', 'superseded'].includes(status)),
  );
}
states('case_status.values', () => {
  expect([open.status, reviewed.status, resolved.status, superseded.status]).toEqual([
    'needs_response',
    'under_review',
    'resolved',
    'superseded',
  ]);
});
states(
  'case_status.values',
  async () => {
    for (const closed of [resolved, superseded]) {
      const problem = expectProblem(
        await respond(closed.id, { fields: { remarks: 'x' } }),
        409,
        'case_not_awaiting_response',
      );
      expect(problem.case_status).toBe(closed.status);
    }
  },
  'a terminal case takes no answer',
);
states('case_status.reason', async () => {
  expect([resolved.resolution_reason, superseded.resolution_reason]).toEqual([
    'response_received',
    'parent_canceled',
  ]);
  const { asked } = await ask({ kind: 'missing_information' });
  const unanswered = await made('POST', `/v1/sandbox/case/${asked.id}/review`, {});
  expect(unanswered.resolution_reason).toBe('no_response_needed');
});

states('case_request.fields', () => {
  expect(reviewed.request.fields.map(({ name }: Json) => name)).toEqual(['remarks', 'optional']);
});
states('case_request.legal_name', () => {
  expect(renaming.request.fields.map(({ name }: Json) => name)).toContain('legal_name');
});
states('case_request.documents', () => {
  for (const { request } of all) for (const id of request.documents ?? []) expect(id).toMatch(uuid);
});
states('field_spec.name', () => {
  for (const { request } of all) for (const { name } of request.fields) expect(name).toMatch(/./);
});
states('field_spec.description', () => {
  for (const { request } of all)
    for (const { description } of request.fields) expect(description).toMatch(/./);
});
states('field_spec.required', () => {
  expect(reviewed.request.fields.map(({ required }: Json) => required)).toEqual([true, false]);
});
states('field_spec.example', () => expect(reviewed.request.fields[0].example).toBe('None'));

const good: Record<string, Json> = {
  string: 'words',
  number: 3,
  boolean: true,
  date: '2026-02-28',
  object: addressIn('DE'),
  list: [{ name: maria, role: 'member', address: addressIn('DE') }],
};
const bad: Record<string, Json> = {
  string: 7,
  number: '3',
  boolean: 'yes',
  date: '2026-02-30',
  object: [],
  list: {},
};
const nameOf: Record<string, string> = { object: 'principal_address', list: 'governing_persons' };
for (const type of Object.keys(good)) {
  states(
    'field_spec.type',
    async () => {
      const name = nameOf[type] ?? 'answer';
      const { asked } = await ask({
        kind: 'missing_information',
        fields: [{ name, type, description: 'Answer' }],
      });
      const refused = expectProblem(
        await respond(asked.id, { fields: { [name]: bad[type] } }),
        400,
        'validation_error',
      );
      expect(pointersOf(refused)).toEqual([`/fields/${name}`]);
      const taken = await respond(asked.id, { fields: { [name]: good[type] } });
      expect([taken.status, taken.body.response?.fields]).toEqual([200, { [name]: good[type] }]);
    },
    type,
  );
}
states('field_spec.document_value', async () => {
  const { asked, businessId } = await ask({
    kind: 'missing_information',
    fields: [{ name: 'document', type: 'document', description: 'A document' }],
  });
  expectProblem(await respond(asked.id, { fields: { document: 'document.pdf' } }), 400, 'validation_error');
  const foreign = (await ask({ kind: 'missing_information' })).businessId;
  const theirs = (await upload(foreign, ['other'])).body.id;
  expectProblem(await respond(asked.id, { fields: { document: theirs } }), 400, 'validation_error');
  const { id } = (await upload(businessId, ['other'])).body;
  expect((await respond(asked.id, { fields: { document: id } })).status).toBe(200);
});
states('field_spec.document_types', async () => {
  const spec = {
    name: 'document',
    type: 'document',
    description: 'A document',
    document_types: ['certificate_of_good_standing'],
  };
  const { asked, businessId } = await ask({ kind: 'missing_information', fields: [spec] });
  const wrong = (await upload(businessId, ['bank_statement'])).body.id;
  expectProblem(await respond(asked.id, { fields: { document: wrong } }), 400, 'validation_error');
  const { now } = await read('/v1/sandbox/clock');
  const right = (await upload(businessId, ['certificate_of_good_standing'], { issuedOn: now.slice(0, 10) }))
    .body.id;
  expect((await respond(asked.id, { fields: { document: right } })).status).toBe(200);
});
states('field_spec.object_value', async () => {
  const spec = [{ name: 'principal_address', type: 'object', description: 'Principal office' }];
  const { asked } = await ask({ kind: 'missing_information', fields: spec });
  const { city: _, ...short } = addressIn('DE');
  const refused = expectProblem(
    await respond(asked.id, { fields: { principal_address: short } }),
    400,
    'validation_error',
  );
  expect(pointersOf(refused)).toEqual(['/fields/principal_address/city']);
});
states('case_response.fields', async () => {
  const { asked } = await ask({ kind: 'missing_information', fields });
  const refused = expectProblem(
    await respond(asked.id, { fields: { remarks: 'x', other: 'y' } }),
    400,
    'validation_error',
  );
  expect(pointersOf(refused)).toEqual(['/fields/other']);
  expect((await read(`/v1/case/${asked.id}`)).status).toBe('needs_response');
});
states('case_response.required', async () => {
  const { asked } = await ask({ kind: 'missing_information', fields });
  expect(pointersOf(expectProblem(await respond(asked.id, { fields: {} }), 400, 'validation_error'))).toEqual(
    ['/fields/remarks'],
  );
});
states('case_response.documents', async () => {
  const { asked, filing, businessId } = await ask({ kind: 'missing_information', fields });
  const { id } = (await upload(businessId, ['other'])).body;
  const { body } = await respond(asked.id, { fields: { remarks: 'x' }, documents: [id] });
  expect(body.response.documents).toEqual([id]);
  expect((await read(`/v1/filing/${filing.id}`)).documents.map((one: Json) => one.id)).toContain(id);
});
states('operation.case_response', async () => {
  const { asked } = await ask({ kind: 'missing_information', fields });
  const { status, body } = await respond(asked.id, { fields: { remarks: 'x' } });
  expect([status, body]).toMatchObject([200, { id: asked.id, status: 'under_review' }]);
});
