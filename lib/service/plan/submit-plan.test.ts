import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#lib/service/jobs/sweep';
import { enqueueUnsentStates } from '#lib/service/plan/enqueue-unsent-states';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { plansOf, type Read } from '#lib/testing/plan';
import { completeBody, fileIn, submitPath } from '#lib/testing/qualification';
import { takeJobs } from '#lib/testing/take-jobs';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const { asking, readyPlan, run, stateOf, filingsOf, eventsOf } = plansOf(() => service);

describe('a submission', () => {
  test('creates each filing separately under the state’s key, in the name of the submitter', async () => {
    const made = await readyPlan();
    const { plan, ask } = made;
    const sent = await ask('POST', `/v1/plan/${plan.id}/submit`, {});
    expect(sent.status).toBe(202);
    expect(sent.body).toMatchObject({ status: 'sending', version: 2 });
    expect(sent.body.states.map(({ status }: Read) => status)).toEqual(['sending', 'sending', 'sending']);
    for (const { jurisdiction } of plan.states) await run(made, jurisdiction);

    const after = (await ask('GET', `/v1/plan/${plan.id}`)).body;
    expect(after).toMatchObject({ status: 'sent' });
    const filings = await filingsOf(ask);
    expect(filings.map(({ id }) => id).toSorted()).toEqual(
      after.states.map(({ filing_id }: Read) => filing_id).toSorted(),
    );
    for (const { idempotency_key, filing_id } of after.states) {
      const submission = await ask('GET', `/v1/filing/${filing_id}/submission`);
      const headers = { 'Idempotency-Key': idempotency_key };
      const again = await ask('POST', submitPath, submission.body.body, headers);
      expect([again.body.id, again.headers.get('Idempotent-Replayed')]).toEqual([filing_id, 'true']);
    }
    const late = { version: after.version, answers: { purpose: 'Storage' } };
    const refused = await ask('PATCH', `/v1/plan/${plan.id}`, late);
    expect([refused.status, refused.body.type]).toEqual([409, 'http://service.test/problems/conflict']);
    const added = await ask('PATCH', `/v1/plan/${plan.id}`, { ...late, add: ['US-NV'] });
    expect([added.status, added.body.answers.purpose]).toEqual([200, 'Storage']);
    const events = await ask('GET', '/v1/event?type=filing.created');
    expect(new Set(events.body.data.map(({ actor }: Read) => actor.name))).toEqual(new Set(['test full']));
    expect(await eventsOf(ask)).toMatchObject([
      { data: { object: { id: plan.id, object: 'plan', status: 'sent' } } },
    ]);
  });

  test('has from an earlier filing what the record does not say', async () => {
    const tenant = await createTenant(service);
    const email = 'ohio@northwind.example';
    const { businessId } = await fileIn(service, tenant, 'US-OH', { email });
    const body = await completeBody(service, tenant, businessId, 'US-TX');
    const { jurisdiction: _state, business_id: _business, email: _own, ...texas } = body;
    const ask = asking(tenant);
    const { body: plan } = await ask('POST', '/v1/plan', {
      business_id: businessId,
      jurisdictions: ['US-TX', 'US-CO'],
      states: { 'US-TX': { answers: texas } },
    });
    const named = (name: string) => plan.questions.find((one: Read) => one.name === name);
    expect(named('email')).toMatchObject({ value: email, value_source: 'filing' });
    expect(named('contact')).toMatchObject({ states: ['US-TX', 'US-CO'], value_source: null });
    await ask('POST', `/v1/plan/${plan.id}/submit`, { jurisdictions: ['US-TX'] });
    await run({ tenant, plan }, 'US-TX');
    const { filing_id } = stateOf((await ask('GET', `/v1/plan/${plan.id}`)).body, 'US-TX');
    const sent = await ask('GET', `/v1/filing/${filing_id}/submission`);
    expect(sent.body.body.email).toBe(email);
  });

  test('with an old ETag starts nothing, as it deletes nothing; with the current one it does', async () => {
    const { plan, ask } = await readyPlan(['US-TX']);
    const path = `/v1/plan/${plan.id}`;
    const tag = async () => ({ 'If-Match': (await ask('GET', path)).headers.get('ETag') ?? '' });
    const old = await tag();
    await ask('PATCH', path, { version: 1, metadata: { a: '1' } });
    const submitted = await ask('POST', `${path}/submit`, {}, old);
    const deleted = await ask('DELETE', path, undefined, old);
    for (const { status, body, headers } of [submitted, deleted]) {
      const current = (await tag())['If-Match'];
      expect([status, body.current_version, headers.get('ETag')]).toEqual([412, current, current]);
    }
    expect((await ask('GET', path)).body).toMatchObject({ status: 'draft', version: 2 });
    const once = { ...(await tag()), 'Idempotency-Key': 'send' };
    expect((await ask('POST', `${path}/submit`, {}, once)).status).toBe(202);
    const again = await ask('POST', `${path}/submit`, {}, once);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([202, 'true']);
    const other = await readyPlan(['US-TX']);
    const { headers } = await other.ask('GET', `/v1/plan/${other.plan.id}`);
    const fresh = { 'If-Match': headers.get('ETag') ?? '' };
    expect((await other.ask('DELETE', `/v1/plan/${other.plan.id}`, undefined, fresh)).status).toBe(204);
  });

  test('with one refused state continues with the rest; corrected, it is submitted alone', async () => {
    const made = await readyPlan(['US-TX', 'US-CO', 'US-WY']);
    const { plan, ask } = made;
    const path = `/v1/plan/${plan.id}`;
    await ask('PATCH', path, { version: 1, states: { 'US-CO': { answers: { email: 'no address' } } } });
    await ask('POST', `${path}/submit`, {});
    for (const { jurisdiction } of plan.states) await run(made, jurisdiction);
    const partly = (await ask('GET', path)).body;
    expect(partly.status).toBe('partly_sent');
    expect(stateOf(partly, 'US-CO')).toMatchObject({
      status: 'refused',
      ready: false,
      problems: [{ type: 'http://service.test/problems/validation_error' }],
    });
    expect((await eventsOf(ask))[0].data.object.status).toBe('partly_sent');

    const { email } = stateOf(plan, 'US-CO').answers;
    const mended = await ask('PATCH', path, {
      version: partly.version,
      states: { 'US-CO': { answers: { email } } },
    });
    expect(stateOf(mended.body, 'US-CO')).toMatchObject({ status: 'draft', ready: true, problems: [] });
    const again = await ask('POST', `${path}/submit`, {});
    expect(again.body.states.map(({ status }: Read) => status)).toEqual(['sent', 'sending', 'sent']);
    await run(made, 'US-CO');
    const whole = (await ask('GET', path)).body;
    expect(whole.status).toBe('sent');
    expect(stateOf(whole, 'US-TX')).toEqual(stateOf(partly, 'US-TX'));
    expect(await filingsOf(ask)).toHaveLength(3);
    expect(await eventsOf(ask)).toHaveLength(2);
  });

  test('of some states does not change the others', async () => {
    const made = await readyPlan(['US-TX', 'US-CO']);
    const sent = await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, { jurisdictions: ['US-CO'] });
    expect(sent.body.states.map(({ status }: Read) => status)).toEqual(['draft', 'sending']);
    await run(made, 'US-TX');
    await run(made, 'US-CO');
    expect((await made.ask('GET', `/v1/plan/${made.plan.id}`)).body.status).toBe('partly_sent');
    expect(await filingsOf(made.ask)).toHaveLength(1);
  });

  test('whose job runs twice, in sequence or concurrently, creates one filing', async () => {
    const made = await readyPlan(['US-TX']);
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    await Promise.all([run(made, 'US-TX'), run(made, 'US-TX')]);
    await run(made, 'US-TX');
    expect(await filingsOf(made.ask)).toHaveLength(1);
    expect(await eventsOf(made.ask)).toHaveLength(1);
  });

  test('whose process died before recording the filing finds it, even if the record changed', async () => {
    const made = await readyPlan(['US-TX']);
    const { ask, plan, businessId } = made;
    const { answers, idempotency_key } = plan.states[0];
    await ask('POST', `/v1/plan/${plan.id}/submit`, {});
    const body = { jurisdiction: 'US-TX', business_id: businessId, ...answers };
    const filed = await ask('POST', submitPath, body, { 'Idempotency-Key': idempotency_key });
    await ask('PATCH', `/v1/business/${businessId}`, { website: 'https://other.example' });
    await run(made, 'US-TX');
    const after = (await ask('GET', `/v1/plan/${plan.id}`)).body;
    expect(after.states[0]).toMatchObject({ status: 'sent', filing_id: filed.body.id });
    expect(await filingsOf(ask)).toHaveLength(1);
  });

  test('that fails while recording the filing creates nothing, and succeeds on the retry', async () => {
    const made = await readyPlan(['US-TX']);
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    await service.asOwner(
      "alter table plan_states add constraint no_note check (status <> 'sent') not valid",
    );
    await expect(run(made, 'US-TX')).rejects.toThrow();
    await service.asOwner('alter table plan_states drop constraint no_note');
    expect(await filingsOf(made.ask)).toEqual([]);
    await run(made, 'US-TX');
    expect(await filingsOf(made.ask)).toHaveLength(1);
  });

  test('whose process was killed continues, with one filing per state', async () => {
    const made = await readyPlan();
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    const codes = (jobs: { jurisdiction: string }[]) =>
      jobs.map(({ jurisdiction }) => jurisdiction).toSorted();
    // The process stops when the jobs are claimed and one is completed.
    const isOurs = ({ plan_id }: { plan_id: string }) => plan_id === made.plan.id;
    const taken = (await takeJobs(service, 'submit-plan-state')).filter(isOurs);
    expect(codes(taken)).toEqual(['US-CO', 'US-TX', 'US-WY']);
    await run(made, 'US-TX');
    expect(await filingsOf(made.ask)).toHaveLength(1);

    await enqueueUnsentStates(service.parts);
    expect((await takeJobs(service, 'submit-plan-state')).filter(isOurs)).toEqual([]);
    // As at the start of the next process on an embedded database, which has no other process.
    await enqueueUnsentStates(service.parts, 0);
    expect(codes((await takeJobs(service, 'submit-plan-state')).filter(isOurs))).toEqual(['US-CO', 'US-WY']);
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    await enqueueUnsentStates(service.parts);
    const again = (await takeJobs(service, 'submit-plan-state')).filter(isOurs);
    expect(codes(again)).toEqual(['US-CO', 'US-WY']);
    for (const { jurisdiction } of again) await run(made, jurisdiction);
    expect((await made.ask('GET', `/v1/plan/${made.plan.id}`)).body.status).toBe('sent');
    expect(await filingsOf(made.ask)).toHaveLength(3);
    expect(await eventsOf(made.ask)).toHaveLength(1);
  });

  test('whose jobs wait for a worker gets no more of them', async () => {
    const made = await readyPlan(['US-TX']);
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    const jobs = () =>
      service.parts.database.query(
        "select 1 from pgboss.job where name = 'submit-plan-state' and data ->> 'plan_id' = $1",
        [made.plan.id],
      );
    // Jobs run in real time.
    await service.asOwner("update pgboss.job set start_after = now() - interval '1 minute'");
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    await sweep(service.parts);
    expect(await jobs()).toHaveLength(1);
    await service.asOwner("delete from pgboss.job where name = 'submit-plan-state'");
    await sweep(service.parts);
    expect(await jobs()).toHaveLength(1);
  });

  test('with the same key twice is done once', async () => {
    const made = await readyPlan(['US-TX']);
    const send = () =>
      made.ask('POST', `/v1/plan/${made.plan.id}/submit`, undefined, { 'Idempotency-Key': 'send-1' });
    await send();
    const second = await send();
    expect([second.status, second.headers.get('Idempotent-Replayed')]).toEqual([202, 'true']);
    expect(second.body.version).toBe(2);
  });

  test('uses the answers at the time of submission, and a state in progress cannot be changed or removed', async () => {
    const made = await readyPlan(['US-TX', 'US-CO']);
    const path = `/v1/plan/${made.plan.id}`;
    await made.ask('POST', `${path}/submit`, { jurisdictions: ['US-TX'] });
    const phone = { answers: { phone: '+1 302 555 0199' } };
    expect((await made.ask('PATCH', path, { version: 2, ...phone })).status).toBe(200);
    for (const body of [{ states: { 'US-TX': phone } }, { remove: ['US-TX'] }])
      expect((await made.ask('PATCH', path, { version: 3, ...body })).status).toBe(409);
    expect((await made.ask('DELETE', path)).status).toBe(409);
    await run(made, 'US-TX');
    const [filing] = await filingsOf(made.ask);
    const submission = await made.ask('GET', `/v1/filing/${filing.id}/submission`);
    expect(JSON.stringify(submission.body)).not.toContain('555 0199');
  });

  test('keeps the fee of the filing, also when the state would charge more today', async () => {
    const made = await readyPlan(['US-MS', 'US-CO']);
    const { plan, ask } = made;
    await ask('POST', `/v1/plan/${plan.id}/submit`, { jurisdictions: ['US-MS'] });
    await run(made, 'US-MS');
    const { body: before } = await ask('GET', `/v1/plan/${plan.id}`);
    const [filing] = await filingsOf(ask);
    expect(stateOf(before, 'US-MS').fee).toMatchObject(filing.fee);

    // Mississippi adds $10 for each day of business before the registration.
    await ask('POST', '/v1/sandbox/clock', { now: '2027-03-01T00:00:00Z' });
    const { body: later } = await ask('GET', `/v1/plan/${plan.id}`);
    expect(stateOf(later, 'US-MS').fee).toEqual(stateOf(before, 'US-MS').fee);
    const [sent, open] = ['US-MS', 'US-CO'].map((code) => stateOf(later, code).fee.total.amount);
    expect(open).toBeGreaterThan(stateOf(before, 'US-CO').fee.total.amount);
    expect(later.totals.credit_card).toBe(sent + open);
  });

  test('copies the plan’s metadata to its filings', async () => {
    const made = await readyPlan(['US-TX']);
    await made.ask('PATCH', `/v1/plan/${made.plan.id}`, { version: 1, metadata: { matter: 'M-7' } });
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    await run(made, 'US-TX');
    expect((await filingsOf(made.ask))[0].metadata).toEqual({ matter: 'M-7' });
  });
});

describe('a state that meets an approval rule', () => {
  async function withRule() {
    const made = await readyPlan(['US-TX']);
    const { organizationId } = made.tenant;
    const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
    const approver = await createPerson(service, organizationId, { roles: ['approver'] });
    const rule = await call(service, await admin.token(), 'POST', '/console/approval-rule', {
      mode: 'test',
      applies_to: ['keys'],
    });
    expect(rule.status).toBe(201);
    const read = async () => (await made.ask('GET', `/v1/plan/${made.plan.id}`)).body;
    const decide = async (how: string, body: object) => {
      const [approval] = (await made.ask('GET', '/v1/approval')).body.data;
      return call(service, await approver.token(), 'POST', `/console/approval/${approval.id}/${how}`, body);
    };
    const listed = async () => {
      const { body } = await call(service, await admin.token(), 'GET', '/console/plan?status=draft');
      return body.data.map(({ id }: Read) => id);
    };
    return { made, read, decide, listed, admin };
  }

  async function held() {
    const { made, ...rest } = await withRule();
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    await run(made, 'US-TX');
    expect(await rest.read()).toMatchObject({
      status: 'sending',
      states: [{ status: 'waiting_approval' }],
    });
    expect(await eventsOf(made.ask)).toEqual([]);
    return { made, ...rest };
  }

  test('waits, and is submitted once it is approved', async () => {
    const { made, read, decide } = await held();
    const { body } = await decide('approve', {});
    expect(await read()).toMatchObject({
      status: 'sent',
      states: [{ status: 'sent', filing_id: body.filing_id }],
    });
    expect(await eventsOf(made.ask)).toHaveLength(1);
  });

  test('is refused if rejected, and can be submitted again under another key', async () => {
    const { made, read, decide } = await held();
    const [before] = (await read()).states;
    expect((await decide('reject', { reason: 'Not yet' })).status).toBe(200);
    const [after] = (await read()).states;
    expect(after).toMatchObject({ status: 'refused', ready: true, filing_id: null });
    expect(after.idempotency_key).not.toBe(before.idempotency_key);
    await made.ask('POST', `/v1/plan/${made.plan.id}/submit`, {});
    await run(made, 'US-TX');
    expect((await read()).states[0].status).toBe('waiting_approval');
  });

  test('waits in its plan also if it was submitted alone, and cannot be deleted or changed meanwhile', async () => {
    const { made, read, decide, listed, admin } = await withRule();
    const { id, states } = made.plan;
    const [{ idempotency_key, answers }] = states;
    expect(await listed()).toEqual([id]);
    const submission = { ...answers, jurisdiction: 'US-TX', business_id: made.businessId };
    const headers = { 'Idempotency-Key': idempotency_key };
    expect((await made.ask('POST', submitPath, submission, headers)).status).toBe(202);
    const waiting = { status: 'sending', states: [{ status: 'waiting_approval', idempotency_key }] };
    expect(await read()).toMatchObject(waiting);
    expect(await listed()).toEqual([]);
    expect((await made.ask('DELETE', `/v1/plan/${id}`)).status).toBe(409);
    const change = { path: 'answers/purpose', value: 'Storage', base_version: 1 };
    const typed = await call(service, await admin.token(), 'PATCH', `/console/plan/${id}`, {
      changes: [change],
    });
    expect(typed.status).toBe(409);
    expect(await read()).toMatchObject(waiting);

    expect((await decide('reject', { reason: 'Not yet' })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'draft', states: [{ status: 'refused', ready: true }] });
    expect(await listed()).toEqual([id]);
    expect((await made.ask('DELETE', `/v1/plan/${id}`)).status).toBe(204);
  });
});
