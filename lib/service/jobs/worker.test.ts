import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ofTenant } from '#lib/service/db/mine';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { startWorker } from '#lib/service/jobs/worker';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
let stopWorker: () => Promise<void>;
let leaving: Awaited<ReturnType<typeof agentUntil>>;
let staying: Awaited<ReturnType<typeof agentUntil>>;
beforeAll(async () => {
  service = await startHarness({ SANDBOX_STEP_SECONDS: '0.05' }, () => new Date());
  leaving = await agentUntil(new Date());
  staying = await agentUntil(new Date(Date.now() + 86_400_000));
  stopWorker = await startWorker(service.parts);
});
afterAll(async () => {
  await stopWorker();
  await service.stop();
});

async function start(legalName: string) {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-TX', {}, { legal_name: legalName });
  const read = async () => (await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}`)).body;
  return { tenant, filing, read };
}

test('a test filing completes by itself', async () => {
  const { read } = await start('Northwind Freight, LLC');
  await expect.poll(async () => (await read()).status).toBe('completed');
  expect((await read()).documents).toHaveLength(2);
});

test('an answered case is reviewed by itself, and the filing completes', async () => {
  const { tenant, read } = await start('RENAME Freight, LLC');
  await expect.poll(async () => (await read()).cases.length).toBe(1);
  const answer = { fields: { legal_name: 'Renovated Freight, LLC' } };
  const [open] = (await read()).cases;
  expect((await call(service, tenant.testKey, 'POST', `/v1/case/${open.id}/response`, answer)).status).toBe(
    200,
  );
  await expect.poll(async () => (await read()).status).toBe('completed');
  expect((await read()).legal_name).toBe(answer.fields.legal_name);
});

test('at most three emails are on their way to the mail server at once', async () => {
  let open = 0;
  let most = 0;
  let sent = 0;
  vi.spyOn(service.parts.mailer, 'send').mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 20));
    open -= 1;
    sent += 1;
  });
  const mail = { to: 'ada@okafor.example', subject: 'Hello', text: 'Hello' };
  await service.parts.database.transaction(async (tx) => {
    for (let count = 0; count < 7; count += 1) await enqueueMail(service.parts, tx, mail);
  });
  await expect.poll(() => sent).toBe(7);
  expect(most).toBe(3);
});

test('moving test time at once runs what it makes due', async () => {
  const { tenant, filing, read } = await start('STALL Freight, LLC');
  const later = new Date(Date.now() + 86_400_000);
  await service.parts.database.query('update filings set next_step_at = $2 where id = $1', [
    filing.id,
    later,
  ]);
  await call(service, tenant.testKey, 'POST', '/v1/sandbox/clock', { advance_seconds: 86_401 });
  await expect.poll(async () => (await read()).status).toBe('ready_to_file');
});

/** An agent of ours in live mode, with the moment at which another takes over. */
async function agentUntil(handover_at: Date) {
  const { organizationId, liveKey } = await createTenant(service);
  const id = await addBusiness(service, liveKey);
  const ctx = contextOf(service, organizationId, 'live');
  await withTenant(ctx, (tx) =>
    tx.insert(registeredAgents).values({
      ...ofTenant(ctx),
      id,
      provider: 'service',
      status: 'termination_requested',
      jurisdiction: 'US-DE',
      name: 'Statehouse Agents',
      address: null,
      reason: null,
      started_at: ctx.now,
      ended_at: null,
      handover_at,
      created_at: ctx.now,
      updated_at: ctx.now,
    }),
  );
  const read = async () => (await call(service, liveKey, 'GET', `/v1/business/${id}/registered-agent`)).body;
  const events = async () =>
    (await call(service, liveKey, 'GET', '/v1/event?type=registered_agent.updated')).body.data;
  const trail = () =>
    service.parts.database.query(
      'select request_id from audit_entries where object_id = $1 and action = $2',
      [id, 'registered_agent.updated'],
    );
  return { handover_at, read, events, trail };
}

test('in live mode an agent is terminated on the day on which another takes over', async () => {
  await expect.poll(async () => (await leaving.read()).status).toBe('terminated');
  expect((await leaving.read()).ended_at).toBe(leaving.handover_at.toISOString());
  expect(await leaving.events()).toMatchObject([{ mode: 'live', actor: { type: 'service' } }]);
  expect(await leaving.trail()).toEqual([{ request_id: 'service' }]);
  expect((await staying.read()).status).toBe('termination_requested');
});

// The last one: what it starts again has no worker.
test('the daily email of a day on which nothing ran at its minute is sent once something runs', async () => {
  const { boss } = service.parts.jobs;
  await service.asOwner(
    "update pgboss.version set cron_on = now() - interval '25 hours'; update pgboss.schedule set created_on = now() - interval '9 days'",
  );
  const before = (await boss.findJobs('send-digests')).length;
  await boss.stop({ graceful: true, timeout: 5_000 });
  await boss.start();
  await expect.poll(async () => (await boss.findJobs('send-digests')).length).toBe(before + 1);
});
