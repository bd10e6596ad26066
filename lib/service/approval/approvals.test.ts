import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Approval } from '#lib/contract/approval';
import type { Role } from '#lib/contract/roles';
import { enqueueExpiredApprovals } from '#lib/service/approval/enqueue-expired-approvals';
import { expireApprovalJob } from '#lib/service/approval/expire-approval';
import { mailApprovalJob } from '#lib/service/approval/mail-approval';
import { holdEverything } from '#lib/testing/approval';
import { findInDatabase } from '#lib/testing/find-in-database';
import { completeFormation, einApplication, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';
import { rowsOf } from '#lib/testing/rows-of';

const day = 86_400_000;
let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let tenant: Tenant;
let preparer: Person;
let approver: Person;
beforeEach(async () => {
  tenant = await createTenant(service);
  preparer = await person('preparer');
  approver = await person('approver');
});

let count = 0;
function person(...roles: Role[]): Promise<Person> {
  count += 1;
  return createPerson(service, tenant.organizationId, { roles, name: `Person ${count}` });
}
const as = async (by: Person, method: string, path: string, body?: unknown) =>
  call(service, await by.token(), method, path, body);
const partner = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  call(service, tenant.testKey, method, path, body, headers);
const hold = (terms: Record<string, unknown> = {}) => holdEverything(service, tenant, terms);
const approve = (by: Person, id: string) => as(by, 'POST', `/console/approval/${id}/approve`, {});
const reject = (by: Person, id: string, reason = 'The client withdrew.') =>
  as(by, 'POST', `/console/approval/${id}/reject`, { reason });
const code = ({ body }: { body: { type: string } }) => body.type.split('/').at(-1);
const wait = (milliseconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + milliseconds);
};

async function bodyOf(jurisdiction = 'US-TX', facts: Record<string, unknown> = {}) {
  const business = await addBusiness(service, tenant.testKey, facts);
  return completeBody(service, tenant, business, jurisdiction);
}

/** A submission by the person that an approval rule holds. */
async function held(by: Person | null = preparer, jurisdiction = 'US-TX') {
  const body = await bodyOf(jurisdiction);
  const answer = await (by ? as(by, 'POST', submitPath, body) : partner('POST', submitPath, body));
  expect(answer.status).toBe(202);
  return { body, approval: answer.body as Approval };
}

async function eventsOf(id: string) {
  const { body } = await partner('GET', `/v1/event?object_id=${id}`);
  return body.data.map(({ type, data }: { type: string; data: { object: Approval } }) => [
    type,
    data.object.status,
  ]);
}

describe('works', () => {
  test('a submission that matches a rule gets 202 and creates no filing until another person approves it', async () => {
    await hold({ over_amount: 500 });
    const { body, approval } = await held();
    expect(Approval.parse(approval)).toEqual(approval);
    expect(approval).toMatchObject({
      status: 'waiting',
      operation: 'createForeignQualification',
      jurisdiction: 'US-TX',
      business_id: body.business_id,
      fee: { base: { amount: 750 } },
      body_sha256: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      rule: { over_amount: 500, jurisdictions: null, expedited_only: false, applies_to: ['people', 'keys'] },
      requested_by: { type: 'person', id: preparer.id, name: preparer.name },
      decided_by: null,
      filing_id: null,
    });
    expect((await partner('GET', '/v1/filing')).body.data).toEqual([]);
    expect((await partner('GET', `/v1/approval/${approval.id}/submission`)).body).toMatchObject({ body });
    const approved = await approve(approver, approval.id);
    expect(approved.body).toMatchObject({
      id: approval.id,
      status: 'approved',
      decided_by: { type: 'person', id: approver.id },
    });
    const filing = (await partner('GET', `/v1/filing/${approved.body.filing_id}`)).body;
    expect(filing).toMatchObject({ status: 'queued', fee: approval.fee });
    const sent = (await partner('GET', `/v1/filing/${filing.id}/submission`)).body;
    expect(sent).toMatchObject({ body, submitted_by: { id: preparer.id }, approved_by: { id: approver.id } });
    expect((await partner('GET', `/v1/approval/${approval.id}`)).body).toEqual(approved.body);
    expect(await eventsOf(approval.id)).toEqual([
      ['approval.decided', 'approved'],
      ['approval.requested', 'waiting'],
    ]);
  });

  test('a rule for another mode, amount, state, tier or submitter does not apply', async () => {
    const admin = await person('administrator');
    const live = { over_amount: 0 };
    expect(
      (await call(service, await admin.token('live'), 'POST', '/console/approval-rule', live)).status,
    ).toBe(201);
    for (const terms of [
      { over_amount: 5000 },
      { jurisdictions: ['US-NV'] },
      { expedited_only: true },
      { applies_to: ['people'] },
    ]) {
      await hold(terms);
    }
    expect((await partner('POST', submitPath, await bodyOf())).status).toBe(201);
    await hold({ applies_to: ['keys'], jurisdictions: ['US-TX'] });
    const renamed = await bodyOf('US-TX', { legal_name: 'Southwind Freight, LLC' });
    expect((await partner('POST', submitPath, renamed)).status).toBe(202);
  });

  test('a formation waits with its tax id encrypted until the decision', async () => {
    await hold();
    const body = { ...(await completeFormation(service, tenant, 'US-CO')), ein: einApplication };
    const answer = await as(preparer, 'POST', formationPath, body);
    const taxId = einApplication.responsible_party.tax_id;
    const found = () => findInDatabase(service.parts, taxId);
    expect(answer.body).toMatchObject({ operation: 'createFormation', business_id: null, body_sha256: null });
    expect(await found()).toEqual([]);
    const shown = (await partner('GET', `/v1/approval/${answer.body.id}/submission`)).body;
    expect(shown.body.ein.responsible_party).toMatchObject({ tax_id_last4: taxId.slice(-4) });
    expect(JSON.stringify(shown)).not.toContain(taxId);
    const { filing_id } = (await approve(approver, answer.body.id)).body;
    const filing = (await partner('GET', `/v1/filing/${filing_id}`)).body;
    expect(filing.related_items).toMatchObject([{ object: 'registered_agent' }, { type: 'ein' }]);
    const [row] = await service.parts.database.query('select body_sealed from approvals where id = $1', [
      answer.body.id,
    ]);
    expect(row).toEqual({ body_sealed: null });
  });

  test('numbers that exceed a double’s precision are submitted unchanged', async () => {
    await hold();
    const text = JSON.stringify({ ...(await bodyOf()), note: 0 }).replace(
      '"note":0',
      '"note":9007199254740993.10',
    );
    const send = () =>
      call(service, tenant.testKey, 'POST', submitPath, text, {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'exact',
      });
    const { body } = await send();
    expect(body.body_sha256).toBe(createHash('sha256').update(text).digest('hex'));
    await approve(approver, body.id);
    expect(await send()).toMatchObject({ status: 201 });
  });

  test('approvers are notified by email, and the submitter when it is rejected', async () => {
    await hold();
    const admin = await person('administrator');
    const both = await person('preparer', 'approver');
    const { approval } = await held(both);
    const work = async () => {
      for (const { id, data } of await service.parts.jobs.boss.fetch<never>('mail-approval', {
        batchSize: 100,
      })) {
        await mailApprovalJob(service.parts, data);
        await service.parts.jobs.boss.complete('mail-approval', id);
      }
    };
    await work();
    const [asked] = await mailsTo(service, approver.email);
    expect(asked?.subject).toBe('[Test] Approve or reject: Northwind Freight, LLC in Texas');
    expect(asked?.html).toMatch(/Test mode.*Open the approval.*As a member of Test organization,/);
    expect(asked?.text).toContain(`${both.name} wants to send a foreign qualification`);
    expect(asked?.text).toContain(`http://service.test/test/approvals/${approval.id}`);
    for (const { email } of [both, admin, preparer]) expect(await mailsTo(service, email)).toEqual([]);
    await reject(approver, approval.id, 'Wait for January.');
    await work();
    const [told] = await mailsTo(service, both.email);
    expect(told?.text).toContain('Wait for January.');
    expect(await mailsTo(service, approver.email)).toHaveLength(1);
  });

  test('it expires if nobody decides in time, and can no longer be approved', async () => {
    await hold();
    const { approval } = await held();
    const sweep = async () => {
      await enqueueExpiredApprovals(service.parts, tenant.organizationId);
      for (const { id, data } of await service.parts.jobs.boss.fetch<never>('expire-approval', {
        batchSize: 100,
      })) {
        await expireApprovalJob(service.parts, data);
        await service.parts.jobs.boss.complete('expire-approval', id);
      }
    };
    wait(14 * day - 1);
    await sweep();
    expect((await partner('GET', `/v1/approval/${approval.id}`)).body.status).toBe('waiting');
    wait(1);
    expect((await approve(approver, approval.id)).body.detail).toBe('This has expired in the meantime.');
    await sweep();
    await sweep();
    expect((await partner('GET', `/v1/approval/${approval.id}`)).body).toMatchObject({
      status: 'expired',
      decided_by: { type: 'sandbox' },
    });
    expect(await eventsOf(approval.id)).toHaveLength(2);
    expect(code(await approve(approver, approval.id))).toBe('conflict');
  });

  test('lists show by status whether the caller may decide', async () => {
    await hold();
    const mine = await person('preparer', 'approver');
    const { approval } = await held(mine);
    const other = (await held(preparer, 'US-NV')).approval;
    await reject(approver, other.id);
    const rows = async (by: Person, status: string) =>
      (await as(by, 'GET', `/console/approval?status=${status}`)).body.data.map(
        (row: { approval: Approval; decision: string }) => [row.approval.id, row.decision],
      );
    expect(await rows(mine, 'waiting')).toEqual([[approval.id, 'own']]);
    expect(await rows(approver, 'waiting')).toEqual([[approval.id, 'open']]);
    expect(await rows(preparer, 'waiting')).toEqual([[approval.id, 'not_permitted']]);
    expect(await rows(approver, 'ended')).toEqual([[other.id, 'ended']]);
    const listed = await partner('GET', '/v1/approval?status=rejected');
    expect(listed.body.data).toMatchObject([{ id: other.id, reason: 'The client withdrew.' }]);
    expect((await as(approver, 'GET', `/console/approval/${approval.id}`)).body.decision).toBe('open');
  });
});

describe('an idempotency key', () => {
  const send = (body: unknown, path = submitPath) => partner('POST', path, body, { 'Idempotency-Key': 'k' });

  test('is bound to the approval: a retry returns it, also concurrently, and then its filing', async () => {
    await hold();
    const body = await bodyOf();
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(2);
    const { id } = answers[0]?.body ?? {};
    expect(answers[0]?.headers.get('Location')).toBe(`/v1/approval/${id}`);
    for (const other of [
      { ...body, note: 1 },
      { ...body, jurisdiction: 7 },
    ]) {
      expect((await send(other)).body).toMatchObject({ status: 409, existing_id: id });
    }
    expect((await send(body, formationPath)).body).toMatchObject({ status: 409 });
    // It waits longer than an idempotency key usually lives.
    wait(5 * day);
    expect((await send(body)).body.id).toBe(id);
    const { filing_id } = (await approve(approver, id)).body;
    const replay = await send(body);
    expect([replay.status, replay.body.id]).toEqual([201, filing_id]);
    expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await send({ ...body, note: 1 })).body).toMatchObject({ existing_filing_id: filing_id });
  });

  test('of a rejected submission returns the rejection for a day', async () => {
    await hold();
    const body = await bodyOf();
    const { id } = (await send(body)).body;
    await reject(approver, id);
    expect((await send(body)).body).toMatchObject({ id, status: 'rejected' });
    wait(day);
    expect((await send(body)).body).toMatchObject({ status: 'waiting' });
  });

  test('creates one filing, however many approvals and submissions are concurrent', async () => {
    await hold();
    const body = await bodyOf();
    const { id } = (await send(body)).body;
    const second = await person('approver');
    const [one, two, three] = await Promise.all([
      approve(approver, id),
      approve(approver, id),
      reject(second, id),
      send(body),
    ]);
    const filings = (await partner('GET', '/v1/filing')).body.data;
    const approval = (await partner('GET', `/v1/approval/${id}`)).body;
    if (approval.status === 'approved') {
      expect([one?.status, two?.status, three?.status]).toEqual([200, 200, 409]);
      expect(filings.map((filing: { id: string }) => filing.id)).toEqual([approval.filing_id]);
    } else {
      expect([one?.status, two?.status, three?.status]).toEqual([409, 409, 200]);
      expect(filings).toEqual([]);
    }
    const before = await rowsOf(service);
    expect((await approve(approver, id)).status).toBe(approval.status === 'approved' ? 200 : 409);
    expect((await reject(second, id)).status).toBe(approval.status === 'rejected' ? 200 : 409);
    expect(await rowsOf(service)).toEqual(before);
  });

  test('of a plan’s state leads to the filing, and is replaced after a rejection', async () => {
    await hold();
    const body = await bodyOf();
    const begun = { business_id: body.business_id, jurisdictions: ['US-TX'] };
    const { body: plan } = await as(preparer, 'POST', '/console/plan', begun);
    const stateOf = async () => (await as(preparer, 'GET', `/console/plan/${plan.id}`)).body.states[0];
    const submit = async () =>
      call(service, await preparer.token(), 'POST', submitPath, body, {
        'Idempotency-Key': (await stateOf()).idempotency_key,
      });
    const first = (await submit()).body;
    const { idempotency_key } = await stateOf();
    const waiting = `/console/approval?status=waiting&idempotency_key=${idempotency_key}`;
    expect((await as(preparer, 'GET', waiting)).body.data).toMatchObject([{ approval: { id: first.id } }]);
    await reject(approver, first.id, 'Wait for January');
    expect((await stateOf()).idempotency_key).not.toBe(idempotency_key);
    const [refused] = (await as(preparer, 'GET', `/v1/plan/${plan.id}`)).body.states;
    expect(refused.problems[0].detail).toContain('rejected it: “Wait for January.”');
    const second = (await submit()).body;
    expect(second).toMatchObject({ status: 'waiting' });
    expect((await approve(approver, second.id)).body.filing_id).toBe((await stateOf()).filing_id);
    expect((await as(preparer, 'GET', `/console/plan/${plan.id}`)).body.status).toBe('submitted');
  });
});

describe('refuses', () => {
  test('nobody decides on their own, by a second role or by a key that they made', async () => {
    await hold();
    const everything = await person('preparer', 'approver', 'developer', 'administrator');
    const own = (await held(everything)).approval;
    const key = (await as(everything, 'POST', '/console/api-key', { name: 'Mine', scope: 'full' })).body;
    const rolled = (
      await as(everything, 'POST', `/console/api-key/${key.id}/roll`, { overlap_seconds: 3600 })
    ).body;
    const ids = [own.id];
    for (const [raw, state] of [
      [key.raw_key, 'US-NV'],
      [rolled.raw_key, 'US-OH'],
    ]) {
      ids.push((await call(service, raw, 'POST', submitPath, await bodyOf(state))).body.id);
    }
    for (const id of ids) {
      expect(code(await approve(everything, id))).toBe('forbidden');
      expect(code(await reject(everything, id))).toBe('forbidden');
      expect((await approve(approver, id)).status).toBe(200);
    }
    const { approval } = await held(null, 'US-KY');
    expect((await approve(everything, approval.id)).status).toBe(200);
  });

  test('a decision by a key, or by a person without the role', async () => {
    await hold();
    const { approval } = await held();
    expect((await partner('POST', `/console/approval/${approval.id}/approve`, {})).status).toBe(403);
    const admin = await person('administrator');
    expect((await reject(approver, approval.id, ' ')).status).toBe(400);
    expect((await approve(admin, approval.id)).body).toMatchObject({ required_scope: 'approve' });
    expect((await as(approver, 'POST', '/console/approval-rule', {})).status).toBe(403);
  });

  test('a submission that fails its checks at once, without an approval', async () => {
    await hold();
    const body = await bodyOf();
    expect((await partner('POST', submitPath, { ...body, expedited_tier: 'yesterday' })).status).toBe(400);
    expect((await partner('GET', '/v1/approval')).body.data).toEqual([]);
  });

  test('every check runs again: the approver learns what fails, and it waits until that is mended', async () => {
    const stop = await hold();
    const { body, approval } = await held();
    await stop();
    const taken = await partner('POST', submitPath, body);
    expect(taken.status).toBe(201);
    const refused = await approve(approver, approval.id);
    expect(refused.body).toMatchObject({ status: 409, existing_registration: { filing_id: taken.body.id } });
    expect((await partner('GET', `/v1/approval/${approval.id}`)).body.status).toBe('waiting');
    await partner('POST', `/v1/filing/${taken.body.id}/cancel`, {});
    expect((await approve(approver, approval.id)).body.status).toBe('approved');
  });

  test('a changed fee is shown before the approval', async () => {
    await hold();
    const { approval } = await held();
    await service.parts.database.query(
      `update approvals set fee = jsonb_set(fee, '{total,amount}', '1234.5') where id = $1`,
      [approval.id],
    );
    const refused = await approve(approver, approval.id);
    expect(refused.body.detail).toContain('The fee was $1,234.50 and is now $');
    const now = (await partner('GET', `/v1/approval/${approval.id}`)).body;
    expect([now.status, now.fee]).toEqual(['waiting', approval.fee]);
    const repriced = `select actor ->> 'id' as by, before #> '{fee,total,amount}' as was from audit_entries where action = 'approval.updated' and object_id = $1`;
    const entries = await service.parts.database.query(repriced, [approval.id]);
    expect(entries).toEqual([{ by: approver.id, was: 1234.5 }]);
    expect((await approve(approver, approval.id)).body.status).toBe('approved');
  });
});
