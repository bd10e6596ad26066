import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailApprovalJob } from '#lib/service/approval/mail-approval';
import { holdEverything } from '#lib/testing/approval';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { createPerson } from '#lib/testing/person';
import { plansOf, type Read } from '#lib/testing/plan';
import { submitPath } from '#lib/testing/qualification';
import { takeJobs } from '#lib/testing/take-jobs';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const { readyPlan, run } = plansOf(() => service);

const work = async () => {
  const jobs = await takeJobs(service, 'mail-approval');
  for (const job of jobs) await mailApprovalJob(service.parts, job);
  return jobs.length;
};

/** A plan whose states an approval rule holds, and somebody who decides. */
async function heldPlan() {
  const made = await readyPlan(['US-TX', 'US-DC', 'US-WY', 'US-CO']);
  await holdEverything(service, made.tenant);
  const approver = await createPerson(service, made.tenant.organizationId, { roles: ['approver'] });
  const send = (jurisdictions: string[]) =>
    made.ask('POST', `/v1/plan/${made.plan.id}/submit`, { jurisdictions });
  return { made, approver, send };
}

test('the states that one press sent are asked for by one email, once none of them is being sent', async () => {
  const { made, approver, send } = await heldPlan();
  await send(['US-TX', 'US-DC', 'US-WY']);
  await run(made, 'US-TX');
  await run(made, 'US-DC');
  expect(await work()).toBe(2);
  expect(await mailsTo(service, approver.email)).toEqual([]);
  await run(made, 'US-WY');
  const approvals: Read[] = (await made.ask('GET', '/v1/approval')).body.data;
  await service.parts.database.query(
    "update pgboss.job set start_after = now() where name = 'mail-approval'",
    [],
  );
  expect(await work()).toBe(3);
  const [asked, ...more] = await mailsTo(service, approver.email);
  expect(more).toEqual([]);
  expect(asked?.subject).toBe('[Test] Approve or reject: Northwind Freight, LLC in 3 states');
  expect(asked?.text).toContain(
    'wants to send foreign qualifications for Northwind Freight, LLC in Texas, the District of Columbia, and Wyoming.',
  );
  expect(asked?.text).toMatch(/Estimated fees: \$\d[\d,]*\.\d\d in all\./);
  expect(asked?.text.match(/wait for an approval\./g)).toHaveLength(1);
  expect(asked?.text).toContain(`http://service.test/test/approvals/${approvals.at(-1).id}`);

  await send(['US-CO']);
  await run(made, 'US-CO');
  expect(await work()).toBe(1);
  const subjects = (await mailsTo(service, approver.email)).map(({ subject }) => subject);
  expect(subjects).toContain('[Test] Approve or reject: Northwind Freight, LLC in Colorado');
  expect(subjects).toHaveLength(2);
});

test('one that is decided before the email goes out is not in it', async () => {
  const { made, approver, send } = await heldPlan();
  await send(['US-TX', 'US-WY']);
  await run(made, 'US-TX');
  await run(made, 'US-WY');
  const approvals: Read[] = (await made.ask('GET', '/v1/approval')).body.data;
  const token = await approver.token();
  await call(service, token, 'POST', `/console/approval/${approvals.at(-1).id}/approve`, {});
  await work();
  const mails = await mailsTo(service, approver.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    '[Test] Approve or reject: Northwind Freight, LLC in Wyoming',
  ]);
});

test('a state that was rejected and is then submitted alone is asked for by an email of its own', async () => {
  const { made, approver, send } = await heldPlan();
  await send(['US-TX', 'US-WY']);
  await run(made, 'US-TX');
  await run(made, 'US-WY');
  await work();
  const approvals: Read[] = (await made.ask('GET', '/v1/approval')).body.data;
  const { id } = approvals.find(({ jurisdiction }) => jurisdiction === 'US-WY');
  const token = await approver.token();
  await call(service, token, 'POST', `/console/approval/${id}/reject`, { reason: 'Not yet' });
  await work();
  const plan: Read = (await made.ask('GET', `/v1/plan/${made.plan.id}`)).body;
  const { answers, idempotency_key } = plan.states.find(({ jurisdiction }: Read) => jurisdiction === 'US-WY');
  const body = { ...answers, jurisdiction: 'US-WY', business_id: made.businessId };
  const again = await made.ask('POST', submitPath, body, { 'Idempotency-Key': idempotency_key });
  expect(again.status).toBe(202);
  await work();
  const subjects = (await mailsTo(service, approver.email)).map(({ subject }) => subject);
  expect(subjects).toContain('[Test] Approve or reject: Northwind Freight, LLC in Wyoming');
});
