import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { addBusiness, businessFacts } from '../make/business.ts';
import { fileIn, read, submit } from '../make/filing.ts';
import { submissionFor } from '../make/submission.ts';
import { states, statesIf } from '../states.ts';
import { type Answer, call, callOnce, expectProblem, type Json, target } from '../target.ts';

let refusals: Answer[];
beforeAll(async () => {
  const body = await submissionFor(await addBusiness(), 'US-TX');
  refusals = [
    await submit({ ...body, email: 7 }),
    await call('GET', '/v1/filing', { key: null }),
    await call('GET', `/v1/filing/${randomUUID()}`),
    await call('GET', '/v1/nowhere'),
    await call('DELETE', '/v1/filing'),
    await call('POST', '/v1/business', { body: '{', headers: { 'Content-Type': 'text/plain' } }),
    await submit({ ...body, jurisdiction: 'US-PR' }),
  ];
});

const whoami = (headers: Record<string, string>) =>
  callOnce('GET', '/v1/filing?limit=1', { key: null, headers });

states('auth.1', async () => {
  expect((await whoami({ Authorization: `Bearer ${target.testKey}` })).status).toBe(200);
  expectProblem(await whoami({ 'X-Api-Key': target.testKey }), 401, 'unauthenticated');
  expectProblem(
    await whoami({ Authorization: `Basic ${btoa(`${target.testKey}:`)}` }),
    401,
    'unauthenticated',
  );
});
states('auth.3_test', async () => {
  expect(target.testKey).toMatch(/^sk_test_/);
  expect((await read(`/v1/business/${await addBusiness()}`)).mode).toBe('test');
});
statesIf(target.liveKey, 'auth.3_live', async () => {
  expect(target.liveKey).toMatch(/^sk_live_/);
  const made = await call('POST', '/v1/business', { body: businessFacts(), key: target.liveKey });
  expect(made.body.mode).toBe('live');
});
states('auth.7_missing', async () => {
  const refused = await whoami({});
  expectProblem(refused, 401, 'unauthenticated');
  expect(refused.headers.get('WWW-Authenticate')).toContain('Bearer');
});
for (const header of [
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'sk_test_x',
  'Bearer sk_test_',
  `Bearer ${'x'.repeat(3000)}`,
]) {
  states(
    'auth.7_malformed',
    async () => {
      expectProblem(await whoami({ Authorization: header }), 401, 'unauthenticated');
    },
    header.slice(0, 20),
  );
}
states(
  'auth.7_malformed',
  async () => {
    const typo = `${target.testKey.slice(0, -1)}${target.testKey.endsWith('A') ? 'B' : 'A'}`;
    expectProblem(await whoami({ Authorization: `Bearer ${typo}` }), 401, 'unauthenticated');
  },
  'one character is wrong',
);

states('errors.format', () => {
  for (const { body, headers, status } of refusals) {
    expect(headers.get('Content-Type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      type: expect.any(String),
      title: expect.stringMatching(/./),
      status,
      detail: expect.stringMatching(/./),
      instance: expect.any(String),
    });
  }
});
states('errors.type', async () => {
  for (const { body } of refusals) {
    expect(body.type).toMatch(/^https?:\/\/[^/]+(\/.*)?\/problems\/[a-z_]+$/);
    const page = await call('GET', new URL(body.type).pathname, { key: null });
    expect(page.status).toBe(200);
  }
});
states('errors.instance', () => {
  for (const { body } of refusals) {
    expect(Number.isInteger(body.status)).toBe(true);
    expect(body.instance).toMatch(/^\/v1\/[^?]+$/);
  }
});
states('errors.validation', () => expectProblem(refusals[0] as Answer, 400, 'validation_error'));
states('errors.400', async () => {
  expectProblem(await call('GET', '/v1/filing?limit=0'), 400, 'validation_error');
});
states('errors.401', () => expectProblem(refusals[1] as Answer, 401, 'unauthenticated'));
statesIf(target.liveKey, 'errors.403', async () => {
  expectProblem(await call('GET', '/v1/sandbox/clock', { key: target.liveKey }), 403, 'forbidden');
});
states('errors.404', () => expectProblem(refusals[2] as Answer, 404, 'not_found'));
states('errors.409', async () => {
  const { body, filing } = await fileIn();
  expect(expectProblem(await submit(body), 409, 'already_registered').existing_registration.filing_id).toBe(
    filing.id,
  );
});
states('errors.501', () => expectProblem(refusals[6] as Answer, 501, 'jurisdiction_not_supported'));

states('limits.metadata', async () => {
  const pairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, 'value']));
  const create = (metadata: Json) => call('POST', '/v1/business', { body: businessFacts({ metadata }) });
  expect((await create(pairs(50))).status).toBe(201);
  expectProblem(await create(pairs(51)), 400, 'validation_error');
  expectProblem(await create({ key: 7 }), 400, 'validation_error');
});

const number = (answer: Answer, name: string) => Number(answer.headers.get(name) ?? Number.NaN);
states('limits.header_limit', async () => {
  for (const answer of [await callOnce('GET', '/v1/filing'), refusals[2] as Answer]) {
    expect(Number.isInteger(number(answer, 'X-RateLimit-Limit'))).toBe(true);
  }
});
states('limits.header_remaining', async () => {
  const answer = await callOnce('GET', '/v1/filing');
  expect(number(answer, 'X-RateLimit-Remaining')).toBeLessThanOrEqual(number(answer, 'X-RateLimit-Limit'));
});
states('limits.header_reset', async () => {
  const answer = await callOnce('GET', '/v1/filing');
  const ahead = number(answer, 'X-RateLimit-Reset') - Date.now() / 1000;
  expect(ahead).toBeGreaterThan(-120);
  expect(ahead).toBeLessThan(240);
});

states('versioning.1', async () => {
  const { body } = await call('GET', '/v1/openapi.json', { key: null });
  expect(body.info.version).toBe('1.0');
  for (const path of Object.keys(body.paths).filter((one) => one.includes('filing')))
    expect(path).toMatch(/^\/v1\//);
});
states('versioning.2', async () => {
  const { body } = await call('GET', '/v1/openapi.json', { key: null });
  const operation = body.paths['/v1/filing/foreign-qualification'].post;
  expect(`${operation.description ?? ''} ${body.info.description}`).toMatch(/early access/i);
});
states('operation.cancel', async () => {
  const { filing } = await fileIn();
  const answer = await call('POST', `/v1/filing/${filing.id}/cancel`, { body: {} });
  expect([answer.status, answer.body.status]).toEqual([200, 'canceled']);
});
states('operation.registered_agent', async () => {
  const { filing } = await fileIn();
  expect(await read(`/business/${filing.business_id}/registered-agent`)).toMatchObject({
    object: 'registered_agent',
    business_id: filing.business_id,
    status: 'pending',
  });
});
states('operation.registry_search', async () => {
  const found: Json[] = [];
  for (const query of ['Harbor', 'River', 'Summit']) {
    const { body } = await call('POST', '/v1/business/registry/search', { body: { query, limit: 5 } });
    expect(body).toMatchObject({ object: 'list', data: expect.any(Array) });
    found.push(...body.data);
  }
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    expect(one).toMatchObject({
      legal_name: expect.any(String),
      jurisdiction: expect.stringMatching(/^US-/),
      source: expect.anything(),
    });
  }
});
