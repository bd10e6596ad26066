import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addBusiness, freshName } from '../make/business.ts';
import { advance, read, submit } from '../make/filing.ts';
import { submissionFor } from '../make/submission.ts';
import { states, statesIf } from '../states.ts';
import { call, expectProblem, made, target } from '../target.ts';

async function prepare(jurisdiction = 'US-TX') {
  const businessId = await addBusiness({ legal_name: freshName('STALL') });
  return { businessId, key: randomUUID(), body: await submissionFor(businessId, jurisdiction) };
}

const replayed = (answer: { headers: Headers }) => answer.headers.get('Idempotent-Replayed');

states('idempotency.1', async () => {
  const { body, key, businessId } = await prepare();
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(body, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect((await read(`/v1/filing?business_id=${businessId}`)).data).toHaveLength(1);
});

states(
  'idempotency.2',
  async () => {
    const { body, key } = await prepare();
    expectProblem(
      await submit({ ...body, expedited_tier: 'nobody' }, key),
      400,
      'expedited_tier_not_offered',
    );
    const bound = await submit(body, key);
    expect([bound.status, replayed(bound)]).toEqual([201, null]);
  },
  'a request that fails binds nothing',
);

states(
  'idempotency.2',
  async () => {
    const { body, key } = await prepare();
    const first = await submit(body, key);
    await made('POST', '/v1/sandbox/clock', { advance_seconds: 23 * 3600 });
    const late = await submit(body, key);
    expect([late.body.id, replayed(late)]).toEqual([first.body.id, 'true']);
    await made('POST', `/v1/filing/${first.body.id}/cancel`, {});
    await made('POST', '/v1/sandbox/clock', { advance_seconds: 2 * 3600 });
    const after = await submit(body, key);
    expect([after.status, replayed(after)]).toEqual([201, null]);
    expect(after.body.id).not.toBe(first.body.id);
  },
  '24 hours',
);

states('idempotency.3', async () => {
  const { body, key, businessId } = await prepare();
  const [first, second] = [await submit(body, key), await submit(body, key)];
  expect([first.status, second.status, replayed(second)]).toEqual([201, 201, 'true']);
  expect(second.body).toEqual(first.body);
  expect((await read(`/v1/filing?business_id=${businessId}`)).data).toHaveLength(1);
});

states('idempotency.4_payload', async () => {
  const { body, key } = await prepare();
  const first = await submit(body, key);
  const other = await submit({ ...body, email: 'other@northwind.example' }, key);
  expect(expectProblem(other, 409, 'idempotency_key_conflict').existing_filing_id).toBe(first.body.id);
});

states('idempotency.4_operation', async () => {
  const { body, key } = await prepare();
  const first = await submit(body, key);
  const formation = { ...(await submissionFor('', 'US-CO', 'formation')), entity_name: freshName() };
  const other = await call('POST', '/v1/filing/formation', {
    body: formation,
    headers: { 'Idempotency-Key': key },
  });
  expect(expectProblem(other, 409, 'idempotency_key_conflict').existing_filing_id).toBe(first.body.id);
});

statesIf(target.liveKey && target.liveFilings, 'idempotency.5', async () => {
  const { body, key } = await prepare();
  const liveKey = target.liveKey ?? '';
  const live = await submissionFor(await addBusiness({}, liveKey), 'US-TX', 'foreign-qualification', liveKey);
  const [ours, theirs] = [await submit(body, key), await submit(live, key, liveKey)];
  expect([ours.status, replayed(ours), theirs.status, replayed(theirs)]).toEqual([201, null, 201, null]);
  expect(theirs.body).toMatchObject({ mode: 'live', status: 'queued' });
});

states('idempotency.6', async () => {
  const { body, key } = await prepare();
  const first = await submit(body, key);
  await advance(first.body.id, 1);
  expect((await submit(body, key)).body).toMatchObject({ id: first.body.id, status: 'ready_to_file' });
  await made('POST', `/v1/filing/${first.body.id}/cancel`, { reason: 'Enough' });
  const terminal = await submit(body, key);
  expect([terminal.status, terminal.body]).toMatchObject([
    201,
    { id: first.body.id, status: 'canceled', business_id: first.body.business_id },
  ]);
});

states('idempotency.7', async () => {
  const { body, key } = await prepare();
  const first = await submit({ ...body, nobody_asked: 1 }, key);
  expect(first.status).toBe(201);
  expectProblem(await submit({ ...body, nobody_asked: 2 }, key), 409, 'idempotency_key_conflict');
  expectProblem(await submit(body, key), 409, 'idempotency_key_conflict');
  expect(replayed(await submit({ ...body, nobody_asked: 1 }, key))).toBe('true');
});

states('idempotency.every_post', async () => {
  const business = { legal_name: freshName(), entity_type: 'llc', formation_jurisdiction: 'US-DE' };
  const endpoint = { url: 'https://northwind.example/webhooks', event_types: ['filing.completed'] };
  for (const [path, body, other] of [
    ['/v1/business', business, { ...business, formation_jurisdiction: 'US-NV' }],
    ['/v1/webhook-endpoint', endpoint, { ...endpoint, description: 'Another' }],
  ] as const) {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await call('POST', path, { body, headers });
    const again = await call('POST', path, { body, headers });
    expect([first.status, again.status, replayed(first), replayed(again)]).toEqual([201, 201, null, 'true']);
    expect(again.body).toEqual(first.body);
    const conflict = await call('POST', path, { body: other, headers });
    expect(expectProblem(conflict, 409, 'idempotency_key_conflict').existing_id).toBe(first.body.id);
    if (path === '/v1/webhook-endpoint') await call('DELETE', `${path}/${first.body.id}`);
  }
});

states('idempotency.before_checks', async () => {
  const { body, key } = await prepare();
  const first = await submit(body, key);
  const wrong = await submit({ ...body, email: 'nobody', governing_persons: 7 }, key);
  expect(expectProblem(wrong, 409, 'idempotency_key_conflict').existing_filing_id).toBe(first.body.id);
});

states('limits.key_length', async () => {
  const { body } = await prepare();
  for (const key of ['', 'k'.repeat(256)]) {
    const answer = await call('POST', '/v1/filing/foreign-qualification', {
      body,
      headers: { 'Idempotency-Key': key },
    });
    expectProblem(answer, 400, 'idempotency_key_invalid');
  }
  expect((await submit(body, randomUUID().repeat(8).slice(0, 255))).status).toBe(201);
});

states('limits.key_lifetime', async () => {
  const { body, key } = await prepare();
  const first = await submit(body, key);
  await made('POST', `/v1/filing/${first.body.id}/cancel`, {});
  await made('POST', '/v1/sandbox/clock', { advance_seconds: 24 * 3600 + 60 });
  expect(replayed(await submit(body, key))).toBeNull();
});

statesIf(target.liveKey && target.liveFilings, 'limits.key_scope', async () => {
  const { body, key } = await prepare();
  const liveKey = target.liveKey ?? '';
  expect((await submit(body, key)).status).toBe(201);
  const live = await submissionFor(await addBusiness({}, liveKey), 'US-TX', 'foreign-qualification', liveKey);
  expect(replayed(await submit(live, key, liveKey))).toBeNull();
});
