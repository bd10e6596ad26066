import { expect } from 'vitest';
import { addBusiness, freshName } from '../make/business.ts';
import { fileIn, read } from '../make/filing.ts';
import { submissionFor } from '../make/submission.ts';
import { states } from '../states.ts';
import { call, expectProblem, type Json, made } from '../target.ts';

/** A plan whose states are all answered, except for the given changes. */
async function planFor(jurisdictions: string[], changes: Json = {}) {
  const businessId = await addBusiness({ legal_name: freshName('STALL') });
  const own: Json = {};
  for (const code of jurisdictions) {
    const { jurisdiction: _, business_id: __, ...answers } = await submissionFor(businessId, code);
    own[code] = { answers };
  }
  const body = { business_id: businessId, jurisdictions, states: own, ...changes };
  return { businessId, plan: await made('POST', '/v1/plan', body) };
}

const ended = async (id: string): Promise<Json> =>
  expect.poll(async () => (await read(`/v1/plan/${id}`)).status, { timeout: 60_000 }).not.toBe('sending');

const stateOf = (plan: Json, code: string) =>
  plan.states.find(({ jurisdiction }: Json) => jurisdiction === code);

states('plan.created', async () => {
  const { plan, businessId } = await planFor(['US-TX', 'US-CO']);
  expect(new Set(plan.states.map((state: Json) => state.idempotency_key)).size).toBe(2);
  expect(plan.states.map((state: Json) => state.ready)).toEqual([true, true]);
  expect((await read(`/v1/filing?business_id=${businessId}`)).data).toEqual([]);
});

states('plan.registered', async () => {
  const { businessId } = await fileIn('US-TX');
  const body = { business_id: businessId, jurisdictions: ['US-CO', 'US-TX'] };
  const problem = expectProblem(await call('POST', '/v1/plan', { body }), 409, 'already_registered');
  expect(problem.existing_registrations.map(({ jurisdiction }: Json) => jurisdiction)).toEqual(['US-TX']);
  expect((await read(`/v1/plan?business_id=${businessId}`)).data).toEqual([]);
});

states('plan.override', async () => {
  const { plan } = await planFor(['US-TX', 'US-CO'], {
    answers: { email: 'no address' },
    states: { 'US-CO': { answers: { email: 'filings@northwind.example' } } },
  });
  const wrong = (code: string) =>
    stateOf(plan, code).problems.flatMap(({ errors }: Json) => errors.map(({ pointer }: Json) => pointer));
  expect([wrong('US-TX'), wrong('US-CO')]).toEqual([['/email'], []]);
});

states('plan.states', async () => {
  const { plan, businessId } = await planFor(['US-TX', 'US-CO']);
  const codes = async (body: Json): Promise<string[]> => {
    const { states } = await made('PATCH', `/v1/plan/${plan.id}`, body);
    return states.map(({ jurisdiction }: Json) => jurisdiction);
  };
  const moved = await codes({ version: 1, add: ['US-NV'], remove: ['US-CO'] });
  expect(moved).toEqual(['US-TX', 'US-NV']);
  const named = await codes({ version: 2, business_id: businessId, jurisdictions: ['US-NV', 'US-GA'] });
  expect(named).toEqual(['US-NV', 'US-GA']);
});

states('plan.version', async () => {
  const { plan } = await planFor(['US-TX']);
  const change = (version: number) =>
    call('PATCH', `/v1/plan/${plan.id}`, { body: { version, metadata: { version: String(version) } } });
  expect((await change(1)).status).toBe(200);
  expectProblem(await change(1), 409, 'plan_changed');
});

states('plan.submitted', async () => {
  const { plan } = await planFor(['US-TX', 'US-CO']);
  const path = `/v1/plan/${plan.id}`;
  const { email } = stateOf(plan, 'US-CO').answers;
  await made('PATCH', path, { version: 1, states: { 'US-CO': { answers: { email: 'no address' } } } });
  expect((await call('POST', `${path}/submit`, { body: {} })).status).toBe(202);
  await ended(plan.id);
  const partly = await read(path);
  expect([partly.status, stateOf(partly, 'US-CO').status]).toEqual(['partly_sent', 'refused']);
  await made('PATCH', path, {
    version: partly.version,
    states: { 'US-CO': { answers: { email } } },
  });
  await made('POST', `${path}/submit`, {});
  await ended(plan.id);
  const whole = await read(path);
  expect(whole.status).toBe('sent');
  expect(stateOf(whole, 'US-TX').filing_id).toBe(stateOf(partly, 'US-TX').filing_id);
});
