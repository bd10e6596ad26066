import { beforeAll, expect } from 'vitest';
import { type Reference, readReference } from '../generated/document.ts';
import { Judge } from '../generated/judge.ts';
import { addBusiness, addressIn } from '../make/business.ts';
import { pdfFile } from '../make/document.ts';
import { fileIn, submit } from '../make/filing.ts';
import { submissionFor } from '../make/submission.ts';
import { statesIf } from '../states.ts';
import { type Answer, call, expectProblem, type Json, made, pointersOf, target } from '../target.ts';

const operatorKey = target.operatorKey ?? '';
const liveKey = target.liveKey ?? '';
const at = '/v1/operations';
const reaches = target.operatorKey && target.liveKey && target.liveFilings;

let reference: Reference;
let judge: Judge;
beforeAll(async () => {
  if (!reaches) return;
  reference = await readReference(`${at}/openapi.json`, operatorKey);
  judge = new Judge(reference);
});

/** One request of a robot at the desk, whose response must match the desk's reference. */
async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await call(method, `${at}${path}`, { body, key: operatorKey });
  const asked = `${at}${path}`.split('?')[0] ?? '';
  // The most fixed address that fits: claim-next is no id.
  const [operation] = reference.operations
    .filter((one) => one.method === method)
    .filter((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
  if (!operation) throw new Error(`The desk documents no ${method} ${path}.`);
  expect({ asked: `${method} ${path}`, fault: judge.faultOf(operation, answer) }).toMatchObject({
    fault: null,
  });
  return answer;
}

async function live(): Promise<Json> {
  const body = await submissionFor(await addBusiness({}, liveKey), 'US-TX', 'foreign-qualification', liveKey);
  const { status, body: filing } = await submit(body, undefined, liveKey);
  expect({ status, filing }).toMatchObject({ status: 201 });
  return filing;
}

const atPartner = (path: string): Promise<Json> => made('GET', path, undefined, liveKey);
const steps = ['queued', 'ready_to_file', 'processing', 'filed', 'completed'];

function move(id: string, from: string, to: string, more: Json = {}): Promise<Answer> {
  return ask('POST', `/filing/${id}/move`, { from, to, ...more });
}

async function moveTo(id: string, last: string): Promise<void> {
  for (let step = 0; steps[step] !== last; step += 1)
    expect((await move(id, steps[step] ?? '', steps[step + 1] ?? '')).status).toBe(200);
}

async function openCase(id: string): Promise<Json> {
  const { body: templates } = await ask('GET', `/filing/${id}/case-template`);
  const template = templates.data.find(({ reason }: Json) => reason === 'signature_missing');
  const { status, body } = await ask('POST', `/filing/${id}/case`, template);
  expect({ status, body }).toMatchObject({ status: 201, body: { status: 'needs_response' } });
  return body;
}

statesIf(reaches, 'desk.hidden', async () => {
  const { id } = await live();
  const paths = ['/openapi.json', '/filing', '/count', '/key', `/filing/${id}`, `/filing/${id}/packet`];
  for (const key of [null, target.testKey, liveKey]) {
    for (const path of paths) expectProblem(await call('GET', `${at}${path}`, { key }), 404, 'not_found');
    const moved = await call('POST', `${at}/filing/${id}/move`, { key, body: { from: 'queued' } });
    expectProblem(moved, 404, 'not_found');
  }
});

statesIf(reaches, 'desk.document', async () => {
  const described = reference.operations.map(({ path }) => path);
  expect(described.length).toBeGreaterThan(20);
  expect(described.every((path) => path.startsWith(`${at}/`))).toBe(true);
  for (const path of ['/filing', '/count', '/business?q=LLC', '/statement?month=2026-01'])
    expect((await ask('GET', path)).status).toBe(200);
});

statesIf(reaches, 'desk.queue', async () => {
  const { id, legal_name } = await live();
  const { body } = await ask('GET', `/filing?q=${encodeURIComponent(legal_name)}`);
  expect(body.data).toMatchObject([{ id, status: 'queued', jurisdiction: 'US-TX', claim: null }]);
  const { organization } = body.data[0];
  const found = async (query: string): Promise<Json[]> =>
    (await ask('GET', `/filing?limit=100&organization_id=${organization.id}&${query}`)).body.data;
  const queued = await found('status=queued&claimed_by=none');
  expect(queued.map((filing) => filing.id)).toContain(id);
  expect(queued.every(({ status, claim }) => status === 'queued' && claim === null)).toBe(true);
  expect((await found('jurisdiction=US-CA')).map((filing) => filing.id)).not.toContain(id);
  const promised = queued.map(({ promised_at }) => promised_at).filter((moment) => moment !== null);
  expect(promised).toEqual(promised.toSorted());
  expectProblem(await ask('GET', '/filing?status=lost'), 400, 'validation_error');
});

statesIf(reaches, 'desk.filing', async () => {
  const filing = await live();
  const { body } = await ask('GET', `/filing/${filing.id}`);
  expect(body).toMatchObject({
    filing: { id: filing.id, status: 'queued' },
    form: { items: expect.arrayContaining([expect.objectContaining({ value: filing.legal_name })]) },
    checklist: expect.arrayContaining([expect.objectContaining({ item: 'fee_paid', done: false })]),
    notes: [],
    history: expect.any(Array),
  });
  expect(body.fee).toEqual(filing.fee);
  expectProblem(await ask('GET', `/filing/${filing.business_id}`), 404, 'not_found');
});

statesIf(reaches, 'desk.claim', async () => {
  const { id } = await live();
  expect((await ask('POST', `/filing/${id}/claim`, {})).body.claim).toMatchObject({
    since: expect.any(String),
  });
  expect((await ask('POST', `/filing/${id}/release`)).body.claim).toBeNull();
  const { organization } = (await ask('GET', `/filing/${id}`)).body;
  const filters = { organization_id: organization.id, status: 'queued' };
  const next = await ask('POST', '/filing/claim-next', { filters });
  expect(next.body).toMatchObject({ organization, status: 'queued', claim: expect.any(Object) });
  await ask('POST', `/filing/${next.body.id}/release`);
});

statesIf(reaches, 'desk.packet', async () => {
  const { id } = await live();
  const { status, headers, body } = await ask('GET', `/filing/${id}/packet`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(String(body).slice(0, 5)).toBe('%PDF-');
});

statesIf(reaches, 'desk.stale', async () => {
  const { id } = await live();
  await moveTo(id, 'ready_to_file');
  const refused = expectProblem(await move(id, 'queued', 'ready_to_file'), 409, 'stale_filing');
  expect(refused.filing_status).toBe('ready_to_file');
});

statesIf(reaches, 'desk.step', async () => {
  const { id } = await live();
  expectProblem(await move(id, 'queued', 'processing'), 409, 'transition_not_allowed');
  expect((await atPartner(`/v1/filing/${id}`)).status).toBe('queued');
});

statesIf(reaches, 'desk.completed_requires', async () => {
  const { id } = await live();
  await moveTo(id, 'filed');
  const refused = expectProblem(await move(id, 'filed', 'completed'), 400, 'validation_error');
  expect(pointersOf(refused).toSorted()).toEqual([
    '/charged',
    '/documents',
    '/result/registration_date',
    '/result/registration_number',
  ]);
});

statesIf(reaches, 'desk.completed', async () => {
  const filing = await live();
  await moveTo(filing.id, 'filed');
  const form = new FormData();
  form.append('file', pdfFile());
  form.append('types[]', 'certificate_of_authority');
  const document = (await ask('POST', `/filing/${filing.id}/document`, form)).body.id;
  const result = { registration_number: '0805123456', registration_date: filing.created_at.slice(0, 10) };
  const charged = { items: [{ component_type: 'base', name: 'filing', amount: 755.25 }] };
  const done = await move(filing.id, 'filed', 'completed', { result, charged, documents: [document] });
  expect([done.status, done.body]).toMatchObject([200, { status: 'completed', result }]);
  const seen = await atPartner(`/v1/filing/${filing.id}`);
  expect(seen).toMatchObject({
    status: 'completed',
    result,
    charged: { total: { amount: 755.25, currency: 'USD' } },
    documents: expect.arrayContaining([expect.objectContaining({ id: document })]),
  });
  expect(seen.fee).toEqual(filing.fee);
  const { registration_number } = result;
  expect(await atPartner(`/v1/business/${seen.business_id}`)).toMatchObject({ registration_number });
});

statesIf(reaches, 'desk.cancel', async () => {
  const [early, late] = [await live(), await live()];
  const cancel = (id: string, reason?: string) => ask('POST', `/filing/${id}/cancel`, { reason });
  expectProblem(await cancel(early.id), 400, 'validation_error');
  await cancel(early.id, 'Dissolved at home.');
  const canceled = { status: 'canceled', canceled_by: 'palm', status_reason: 'Dissolved at home.' };
  expect(await atPartner(`/v1/filing/${early.id}`)).toMatchObject(canceled);
  await moveTo(late.id, 'processing');
  expectProblem(await cancel(late.id, 'Too late.'), 409, 'filing_not_cancelable');
});

statesIf(reaches, 'desk.case', async () => {
  const { id } = await live();
  const opened = await openCase(id);
  expectProblem(await move(id, 'queued', 'ready_to_file'), 409, 'transition_not_allowed');
  expect((await atPartner(`/v1/filing/${id}`)).cases).toMatchObject([
    { id: opened.id, status: 'needs_response' },
  ]);
});

statesIf(reaches, 'desk.case_review', async () => {
  const { id } = await live();
  const opened = await openCase(id);
  const answer = (signer_name: string) =>
    made(
      'POST',
      `/v1/case/${opened.id}/response`,
      { fields: { signer_name, signer_title: 'Manager' } },
      liveKey,
    );
  const review = (body: Json) => ask('POST', `/case/${opened.id}/review`, body);
  await answer('M. O.');
  expect(pointersOf((await review({ outcome: 'needs_response' })).body)).toEqual(['/reason']);
  await review({ outcome: 'needs_response', reason: 'Write the name in full.' });
  expect(await atPartner(`/v1/case/${opened.id}`)).toMatchObject({
    status: 'needs_response',
    review: { reason: 'Write the name in full.' },
  });
  await answer('Maria Okafor');
  expect((await review({ outcome: 'resolved' })).body.status).toBe('resolved');
  await moveTo(id, 'ready_to_file');
});

statesIf(reaches, 'desk.case_supersede', async () => {
  const { id } = await live();
  const opened = await openCase(id);
  expect((await ask('POST', `/case/${opened.id}/supersede`)).body.status).toBe('superseded');
  expect((await ask('POST', `/case/${opened.id}/supersede`)).status).toBe(409);
  await moveTo(id, 'ready_to_file');
});

statesIf(reaches, 'desk.agent', async () => {
  const { business_id } = await live();
  const change = (body: Json) => ask('PATCH', `/business/${business_id}/registered-agent`, body);
  expect((await change({ action: 'fail', reason: 'The office refused it.' })).body.status).toBe('failed');
  const appointed = { action: 'appoint', name: 'Lone Star Agents, Inc.', address: addressIn('TX') };
  expect((await change(appointed)).body).toMatchObject({ status: 'pending', name: appointed.name });
  expect((await change({ action: 'activate' })).body.status).toBe('active');
  expectProblem(await change({ action: 'keep', reason: 'Nobody asked.' }), 409, 'conflict');
  const seen = await atPartner(`/v1/business/${business_id}/registered-agent`);
  expect(seen).toMatchObject({ status: 'active', name: appointed.name });
});

statesIf(reaches, 'desk.mail', async () => {
  const { business_id } = await live();
  const form = new FormData();
  form.append('file', pdfFile());
  form.append('type', 'service_of_process');
  form.append('received_on', new Date().toISOString().slice(0, 10));
  form.append('sender', 'District Court of Travis County');
  const { status, body } = await ask('POST', `/business/${business_id}/mail`, form);
  expect(status).toBe(201);
  expect(await atPartner(`/v1/agent-mail/${body.id}`)).toMatchObject({
    business_id,
    type: 'service_of_process',
    sender: 'District Court of Travis County',
  });
});

statesIf(reaches, 'desk.note', async () => {
  const { id } = await live();
  const body = 'The office asked for a second copy by phone.';
  expect((await ask('POST', `/filing/${id}/note`, { body })).status).toBe(201);
  expect((await ask('GET', `/filing/${id}`)).body.notes).toMatchObject([{ body }]);
  const seen = [await atPartner(`/v1/filing/${id}`), await atPartner(`/v1/filing/${id}/event`)];
  expect(JSON.stringify(seen)).not.toContain('second copy');
});

statesIf(reaches, 'desk.once', async () => {
  const { id } = await live();
  const again = async (path: string, body: Json, status: number): Promise<Answer[]> => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = (sent: Json) => call('POST', `${at}${path}`, { body: sent, key: operatorKey, headers });
    const answers = [await send(body), await send(body)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    const replayed = answers.map((answer) => answer.headers.get('Idempotent-Replayed'));
    expect(replayed).toEqual([null, 'true']);
    expectProblem(await send({ ...body, other: true }), 409, 'idempotency_key_conflict');
    return answers;
  };
  const notes = await again(`/filing/${id}/note`, { body: 'The office is closed.' }, 201);
  expect(new Set(notes.map(({ body }) => body.id)).size).toBe(1);
  await again(`/filing/${id}/move`, { from: 'queued', to: 'ready_to_file' }, 200);
  expect((await atPartner(`/v1/filing/${id}`)).status).toBe('ready_to_file');
});

statesIf(reaches, 'desk.test', async () => {
  const { filing } = await fileIn();
  expect((await ask('GET', `/filing/${filing.id}`)).body.filing.id).toBe(filing.id);
  expect((await move(filing.id, 'queued', 'ready_to_file')).status).toBe(409);
  expect((await ask('POST', `/filing/${filing.id}/claim`, {})).status).toBeGreaterThanOrEqual(400);
});
