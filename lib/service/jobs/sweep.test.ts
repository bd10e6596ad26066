import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#lib/service/jobs/sweep';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('work whose job has failed gets no other one, and is tried again within about a minute', async () => {
  const { boss } = service.parts.jobs;
  const name = 'advance-sandbox-filing';
  await fileIn(service, await createTenant(service), 'US-TX');
  // As if its first job was lost.
  await boss.deleteAllJobs(name);
  await service.parts.database.query('update filings set next_step_at = $1', [service.time.now]);
  await sweep(service.parts);
  const [job] = await boss.fetch(name);
  await boss.fail(name, job?.id ?? '');
  for (let nth = 0; nth < 3; nth += 1) await sweep(service.parts);
  expect(await boss.findJobs(name)).toMatchObject([{ id: job?.id, state: 'retry', retryDelayMax: 60 }]);
  // Once it is gone, the work is found again.
  await boss.deleteAllJobs(name);
  await sweep(service.parts);
  expect(await boss.findJobs(name)).toHaveLength(1);
});
