import { beforeAll, expect } from 'vitest';
import { addBusiness, owners } from '../make/business.ts';
import { advance, complete, fileIn, openCase, read, submit } from '../make/filing.ts';
import { submissionFor } from '../make/submission.ts';
import { states, statesIf } from '../states.ts';
import { call, expectProblem, type Json, target } from '../target.ts';

let done: Awaited<ReturnType<typeof complete>>;
let record: Json;
let home: Json;
beforeAll(async () => {
  done = await complete('US-TX', { metadata: { matter: 'M-1042' } });
  record = await read(`/v1/business/${done.filing.business_id}`);
  home = await read(`/v1/business/${done.businessId}`);
});

states('what.1', () => {
  expect(done.queued).toMatchObject({
    type: 'foreign_qualification',
    jurisdiction: 'US-TX',
    legal_name: home.legal_name,
  });
});

states('what.3', () => {
  expect(done.queued.status).toBe('queued');
  expect(done.filing).toMatchObject({ id: done.queued.id, status: 'completed', cases: [] });
});

states('what.3_case', async () => {
  const { filing } = await fileIn();
  const opened = await openCase(filing.id, { kind: 'missing_information' });
  expectProblem(await call('POST', `/v1/sandbox/filing/${filing.id}/advance`), 409, 'conflict');
  const waiting = await read(`/v1/filing/${filing.id}`);
  expect(waiting).toMatchObject({ status: 'queued', cases: [{ id: opened.id, status: 'needs_response' }] });
});

states('what.4', async () => {
  const agent = await read(`/v1/business/${done.filing.business_id}/registered-agent`);
  expect(agent).toMatchObject({
    provider: 'service',
    jurisdiction: 'US-TX',
    business_id: done.filing.business_id,
  });
});

states('what.5', () => {
  expect(done.filing).toMatchObject({
    mode: 'test',
    object: 'filing',
    result: { registration_number: expect.any(String) },
  });
});

states('what.5_billed', async () => {
  expect(done.filing.charged).toBeNull();
  const { mode, totals, data } = await read(`/v1/statement?month=${done.filing.updated_at.slice(0, 7)}`);
  expect([mode, data]).toEqual(['test', []]);
  expect(totals).toMatchObject({ charged: 0, total: 0, filings: 0 });
});

statesIf(target.liveKey, 'what.6', async () => {
  const liveKey = target.liveKey ?? '';
  for (const path of [`/v1/filing/${done.filing.id}`, `/v1/business/${done.businessId}`]) {
    expectProblem(await call('GET', path, { key: liveKey }), 404, 'not_found');
  }
  const live = await addBusiness({}, liveKey);
  expectProblem(await call('GET', `/v1/business/${live}`), 404, 'not_found');
  for (const path of ['/v1/filing', '/v1/business', '/v1/event', '/v1/case']) {
    const [inTest, inLive] = [await read(path), (await call('GET', path, { key: liveKey })).body];
    for (const item of inTest.data) expect(item.mode).toBe('test');
    for (const item of inLive.data) expect(item.mode).toBe('live');
  }
});

states('fq.1', async () => {
  expect(Object.keys(done.body)).toEqual(expect.arrayContaining(['business_id', 'jurisdiction']));
  expect(record.formation_business_id).toBe(done.businessId);
});

states('fq.2', async () => {
  expect(record).toMatchObject({ entity_type: home.entity_type, formation_date: home.formation_date });
  expect(done.filing.legal_name).toBe(home.legal_name);
});

states('fq.3', () => {
  expect(record.id).not.toBe(done.businessId);
  expect(record).toMatchObject({ object: 'business', legal_name: home.legal_name });
});

states('fq.3_home', () => expect(record.formation_jurisdiction).toBe(home.formation_jurisdiction));
states('fq.3_target', () => expect(record.registration_jurisdiction).toBe('US-TX'));
states('fq.3_owners', () => expect(record.owners).toEqual(owners));

states('fq.4', () => {
  expect(done.queued).toMatchObject({ type: 'foreign_qualification', business_id: record.id });
});

states('fq.5', () => {
  expect(done.queued.related_items).toContainEqual(
    expect.objectContaining({ object: 'registered_agent', id: record.id }),
  );
});

states('fq.6_result', () => {
  expect(done.filing.result).toMatchObject({
    registration_number: expect.stringMatching(/./),
    registration_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

states('fq.6_documents', async () => {
  const { data } = await read(`/v1/business/${record.id}/document`);
  expect(data.flatMap(({ types }: Json) => types)).toContain('certificate_of_authority');
  for (const document of done.filing.documents) {
    expect(data.map(({ id }: Json) => id)).toContain(document.id);
  }
});

states('fq.6_number', () => expect(record.registration_number).toBe(done.filing.result.registration_number));

states('status.queued', async () => {
  const answer = await submit(await submissionFor(await addBusiness(), 'US-NV'));
  expect([answer.status, answer.body.status]).toEqual([201, 'queued']);
});

const moves = ['ready_to_file', 'processing', 'filed', 'completed'] as const;
for (const [index, status] of moves.entries()) {
  states(`status.${status}`, async () => {
    const { filing } = await fileIn();
    const before = await advance(filing.id, index);
    expect(before?.status ?? filing.status).toBe(['queued', ...moves][index]);
    const after = await advance(filing.id);
    expect(after.status).toBe(status);
    expect(after.result === null).toBe(status !== 'completed');
    if (status !== 'completed') return;
    expect(after.documents.length).toBeGreaterThan(0);
    const { registration_number } = await read(`/v1/business/${filing.business_id}`);
    expect(registration_number).toBe(after.result.registration_number);
  });
}

for (const steps of [0, 1]) {
  states(
    'status.cancel',
    async () => {
      const { filing } = await fileIn();
      await advance(filing.id, steps);
      const { status, body } = await call('POST', `/v1/filing/${filing.id}/cancel`, {
        body: { reason: 'No longer needed' },
      });
      expect([status, body]).toMatchObject([
        200,
        {
          status: 'canceled',
          status_reason: 'No longer needed',
          canceled_by: 'partner',
          canceled_at: expect.any(String),
        },
      ]);
    },
    steps === 0 ? 'queued' : 'ready_to_file',
  );
}

for (const [steps, status] of [
  [2, 'processing'],
  [3, 'filed'],
  [4, 'completed'],
] as const) {
  states(
    'status.no_cancel',
    async () => {
      const { filing } = await fileIn();
      await advance(filing.id, steps);
      const problem = expectProblem(
        await call('POST', `/v1/filing/${filing.id}/cancel`, { body: {} }),
        409,
        'filing_not_cancelable',
      );
      expect(problem.filing_status).toBe(status);
      expect((await read(`/v1/filing/${filing.id}`)).status).toBe(status);
    },
    status,
  );
}

statesIf(target.liveKey, 'auth.4', async () => {
  const live = await addBusiness({}, target.liveKey ?? '');
  const read = await call('GET', `/v1/business/${live}`, { key: target.liveKey });
  expect([read.body.mode, home.mode]).toEqual(['live', 'test']);
});
