import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeFormation, formationPath } from '#lib/testing/formation';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { plansOf, type Read } from '#lib/testing/plan';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const { readyPlan, run, stateOf, filingsOf, eventsOf } = plansOf(() => service);

type Made = Awaited<ReturnType<typeof readyPlan>>;

const keyOf = ({ plan }: Made, code = 'US-TX') => ({
  'Idempotency-Key': stateOf(plan, code).idempotency_key,
});
const read = async ({ ask, plan }: Made) => (await ask('GET', `/v1/plan/${plan.id}`)).body;

/** The state of the plan, submitted by itself under its key. */
async function submitAlone(made: Made) {
  const { answers } = stateOf(made.plan, 'US-TX');
  const body = { ...answers, jurisdiction: 'US-TX', business_id: made.businessId };
  return { body, answer: await made.ask('POST', submitPath, body, keyOf(made)) };
}

async function submitPlan(made: Made) {
  const sent = await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
  for (const { jurisdiction } of made.plan.states) await run(made, jurisdiction);
  return sent.body;
}

test('a state that is submitted alone under its key is sent in its plan, once', async () => {
  const made = await readyPlan(['US-TX', 'US-CO']);
  const { body, answer } = await submitAlone(made);
  expect(answer.status).toBe(201);
  const after = await read(made);
  expect(after).toMatchObject({ status: 'partly_sent', version: 2 });
  expect(stateOf(after, 'US-TX')).toMatchObject({ status: 'sent', filing_id: answer.body.id });
  expect(await eventsOf(made.ask)).toMatchObject([{ data: { object: { status: 'partly_sent' } } }]);
  const again = await made.ask('POST', submitPath, body, keyOf(made));
  expect([again.body.id, again.headers.get('Idempotent-Replayed')]).toEqual([answer.body.id, 'true']);
  expect(await read(made)).toEqual(after);

  await submitPlan(made);
  expect((await read(made)).status).toBe('sent');
  expect(await filingsOf(made.ask)).toHaveLength(2);
});

test('a filing that was canceled before the plan is submitted is not what the plan submits', async () => {
  const made = await readyPlan(['US-TX', 'US-CO']);
  const { answer } = await submitAlone(made);
  await made.ask('POST', `/v1/filing/${answer.body.id}/cancel`, {});
  expect(stateOf(await submitPlan(made), 'US-TX').status).toBe('sent');
  expect(stateOf(await read(made), 'US-TX').filing_id).toBe(answer.body.id);
});

test('a key that was used for another state, company or operation leaves the plan its own filing', async () => {
  for (const use of ['state', 'company', 'formation', 'business']) {
    const made = await readyPlan(['US-TX', 'US-CO']);
    const { tenant, businessId, ask, plan } = made;
    const submit = async (home: string, state: string) =>
      ask('POST', submitPath, await completeBody(service, tenant, home, state), keyOf(made));
    const other = { legal_name: 'Birch Orchard, LLC', registration_number: '8204519' };
    if (use === 'state') await submit(businessId, 'US-OH');
    else if (use === 'company') await submit(await addBusiness(service, tenant.testKey, other), 'US-TX');
    else if (use === 'business') {
      const record = { legal_name: 'Birch, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
      expect((await ask('POST', '/v1/business', record, keyOf(made))).status).toBe(201);
    } else {
      const body = await completeFormation(service, tenant, 'US-NM');
      expect((await ask('POST', formationPath, body, keyOf(made))).status).toBe(201);
    }
    const before = await filingsOf(ask);
    expect([use, (await read(made)).states.map(({ status }: Read) => status)]).toEqual([
      use,
      ['draft', 'draft'],
    ]);

    await submitPlan(made);
    const after = await read(made);
    expect([use, after.status]).toEqual([use, 'sent']);
    const filings = await filingsOf(ask);
    expect(filings).toHaveLength(before.length + 2);
    const own = filings.find(({ id }) => id === stateOf(after, 'US-TX').filing_id);
    expect(own).toMatchObject({ jurisdiction: 'US-TX', type: 'foreign_qualification' });
    expect(stateOf(after, 'US-TX').idempotency_key).not.toBe(stateOf(plan, 'US-TX').idempotency_key);
  }
});

test('a key whose submission of another state waits for an approval leaves the state a draft', async () => {
  const made = await readyPlan(['US-TX']);
  const admin = await createPerson(service, made.tenant.organizationId, { roles: ['administrator'] });
  const rule = { mode: 'test', applies_to: ['keys'], jurisdictions: ['US-OH'] };
  expect((await call(service, await admin.token(), 'POST', '/console/approval-rule', rule)).status).toBe(201);
  const body = await completeBody(service, made.tenant, made.businessId, 'US-OH');
  expect((await made.ask('POST', submitPath, body, keyOf(made))).status).toBe(202);
  expect(await read(made)).toMatchObject({ status: 'draft', states: [{ status: 'draft' }] });
  await submitPlan(made);
  expect(await read(made)).toMatchObject({ status: 'sent', states: [{ status: 'sent' }] });
});

test('a state of a deleted plan that is submitted alone is sent when the plan is restored', async () => {
  const made = await readyPlan(['US-TX']);
  const person = await createPerson(service, made.tenant.organizationId, { roles: ['preparer'] });
  const path = `/console/plan/${made.plan.id}`;
  expect((await call(service, await person.token(), 'DELETE', path)).status).toBe(204);
  const { answer } = await submitAlone(made);
  await call(service, await person.token(), 'POST', `${path}/restore`, {});
  expect(await read(made)).toMatchObject({ status: 'sent', states: [{ filing_id: answer.body.id }] });
});

test('a state submitted alone and with its plan at the same moment becomes one filing', async () => {
  const made = await readyPlan(['US-TX']);
  await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
  const [alone] = await Promise.all([submitAlone(made), run(made, 'US-TX'), run(made, 'US-TX')]);
  expect(alone.answer.status).toBe(201);
  expect(await read(made)).toMatchObject({ states: [{ status: 'sent', filing_id: alone.answer.body.id }] });
  expect(await filingsOf(made.ask)).toHaveLength(1);
});
