import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';

let service: Harness;
let partner: Tenant;
let robot: string;
beforeAll(async () => {
  service = await startHarness();
  partner = await createTenant(service, 'Northwind Partners');
  robot = (await createOperator(service)).key;
});
afterAll(() => service.stop());

test('a note that is retried under the same key is written once', async () => {
  const { id } = await fileLive(service, partner);
  const path = `/v1/operations/filing/${id}`;
  const note = (body: string, key = 'note-1') =>
    call(service, robot, 'POST', `${path}/note`, { body }, { 'Idempotency-Key': key });
  const [first, again] = [await note('The office is closed.'), await note('The office is closed.')];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect([first, again].map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([null, 'true']);
  const other = await note('Another one.');
  expect([other.status, other.body.existing_id]).toEqual([409, first.body.id]);
  await note('Another one.', 'note-2');
  expect((await call(service, robot, 'GET', path)).body.notes).toHaveLength(2);
});

test('a used key with another body is a conflict before the body is checked', async () => {
  const { id } = await fileLive(service, partner);
  const key = { 'Idempotency-Key': 'moved-1' };
  const move = (body: object, headers = key) =>
    call(service, robot, 'POST', `/v1/operations/filing/${id}/move`, body, headers);
  expect((await move({ from: 'queued', to: 'ready_to_file' })).status).toBe(200);
  const { status, body } = await move({ from: 'nowhere' });
  expect([status, body.existing_filing_id]).toEqual([409, id]);
  expect((await move({ from: 'nowhere' }, { 'Idempotency-Key': 'moved-2' })).status).toBe(400);
  const theirs = (await createOperator(service, ['filer'], 'Sam Ortiz')).key;
  const path = `/v1/operations/filing/${id}/move`;
  expect((await call(service, theirs, 'POST', path, { from: 'nowhere' }, key)).status).toBe(400);
});

test('a document that is retried under the same key is stored once', async () => {
  const { id } = await fileLive(service, partner);
  const path = `/v1/operations/filing/${id}`;
  const send = async (type: string) => {
    const form = new FormData();
    form.append('file', new File(['%PDF-1.7\n%%EOF'], 'sent-twice.pdf'));
    form.append('types[]', type);
    const headers = { Authorization: `Bearer ${robot}`, 'Idempotency-Key': 'document-1' };
    const answer = await service.app.request(`${path}/document`, { method: 'POST', headers, body: form });
    return {
      status: answer.status,
      replayed: answer.headers.get('Idempotent-Replayed'),
      body: await answer.json(),
    };
  };
  const first = await send('certificate_of_authority');
  expect(await send('certificate_of_authority')).toEqual({ ...first, replayed: 'true' });
  expect((await send('other')).status).toBe(409);
  const { documents } = (await call(service, robot, 'GET', path)).body;
  const sent = documents.filter(({ filename }: { filename: string }) => filename === 'sent-twice.pdf');
  expect(sent).toHaveLength(1);
});

test('agent mail that is retried under the same key is received once', async () => {
  const { business_id } = await fileLive(service, partner);
  const send = async (sender: string, scan = 'summons') => {
    const form = new FormData();
    form.append('file', new File([`%PDF-1.7\n% ${scan}\n%%EOF`], 'summons.pdf'));
    const parts = { type: 'notice', received_on: '2026-11-20', sender };
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    const headers = { Authorization: `Bearer ${robot}`, 'Idempotency-Key': 'mail-1' };
    const path = `/v1/operations/business/${business_id}/mail`;
    const answer = await service.app.request(path, { method: 'POST', headers, body: form });
    return {
      status: answer.status,
      replayed: answer.headers.get('Idempotent-Replayed'),
      body: await answer.json(),
    };
  };
  const first = await send('Travis County');
  expect(first.status).toBe(201);
  expect(await send('Travis County')).toEqual({ ...first, replayed: 'true' });
  expect((await send('Harris County')).status).toBe(409);
  expect((await send('Travis County', 'another scan')).status).toBe(409);
  const { data } = (await call(service, partner.liveKey, 'GET', `/v1/agent-mail?business_id=${business_id}`))
    .body;
  expect(data).toEqual([first.body]);
});

test('a key that claimed a filing, or moved that of another partner, is a conflict for every other request', async () => {
  const other = await createTenant(service, 'Harbor Compliance');
  const [mine, theirs] = [await fileLive(service, partner), await fileLive(service, other)];
  const ask = (path: string, body: object, key: string) =>
    call(service, robot, 'POST', `/v1/operations/filing/${path}`, body, { 'Idempotency-Key': key });
  const claimed = await ask('claim-next', {}, 'once');
  expect(claimed.status).toBe(200);
  const move = { from: 'queued', to: 'ready_to_file' };
  const moved = await ask(`${claimed.body.id}/move`, move, 'once');
  expect([moved.status, moved.body.existing_filing_id]).toEqual([409, claimed.body.id]);
  expect((await ask('claim-next', {}, 'once')).body.id).toBe(claimed.body.id);
  expect((await ask(`${mine.id}/note`, { body: 'Called.' }, 'noted')).status).toBe(201);
  expect((await ask(`${theirs.id}/note`, { body: 'Called.' }, 'noted')).status).toBe(409);
  expect((await ask('claim-next', {}, 'noted')).status).toBe(409);
});

test('of two requests under one key at the same moment, for two partners, one is a conflict', async () => {
  const other = await createTenant(service, 'Harbor Compliance');
  const filings = [await fileLive(service, partner), await fileLive(service, other)];
  const headers = { 'Idempotency-Key': 'at-once' };
  const answers = await Promise.all(
    filings.map(({ id }) =>
      call(service, robot, 'POST', `/v1/operations/filing/${id}/note`, { body: 'Called.' }, headers),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.type).toMatch(/idempotency_key_conflict$/);
  const notes = filings.map(({ id }) => call(service, robot, 'GET', `/v1/operations/filing/${id}`));
  expect((await Promise.all(notes)).flatMap(({ body }) => body.notes)).toHaveLength(1);
});
