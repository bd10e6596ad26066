import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { sweep } from '#lib/service/jobs/sweep';
import { advanceSandboxFilingJob } from '#lib/service/sandbox/advance-sandbox-filing';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

type Payload = JobPayloads['advance-sandbox-filing'];

async function start() {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, 'US-TX');
  const jobs = async () => {
    const rows = await service.parts.database.query(
      "select data from pgboss.job where name = 'advance-sandbox-filing' and data ->> 'filing_id' = $1 order by created_on",
      [filing.id],
    );
    return rows.map(({ data }) => data as Payload);
  };
  const status = async () =>
    (await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}`)).body.status;
  return { jobs, status };
}

function wait(seconds: number) {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000);
}

test('of the jobs for one step the first moves the filing, and the others end without a further job', async () => {
  const { jobs, status } = await start();
  const [first] = (await jobs()) as [Payload];
  wait(60);
  for (let time = 0; time < 5; time += 1) await advanceSandboxFilingJob(service.parts, first);
  expect(await status()).toBe('ready_to_file');
  expect(await jobs()).toHaveLength(2);
});

test('a job that runs early, because the clocks of two machines differ, is enqueued again', async () => {
  const { jobs, status } = await start();
  const [first] = (await jobs()) as [Payload];
  await advanceSandboxFilingJob(service.parts, first);
  expect(await status()).toBe('queued');
  expect(await jobs()).toMatchObject([first, first]);
});

test('the sweep enqueues what a lost job left, and nothing while jobs wait for a worker', async () => {
  const { jobs } = await start();
  wait(60);
  // Jobs run in real time.
  await service.asOwner("update pgboss.job set start_after = now() - interval '1 minute'");
  await sweep(service.parts);
  expect(await jobs()).toHaveLength(1);
  await service.asOwner('delete from pgboss.job');
  await sweep(service.parts);
  const [again, ...others] = await jobs();
  expect(others).toEqual([]);
  await advanceSandboxFilingJob(service.parts, again as Payload);
  expect(await jobs()).toHaveLength(2);
});
