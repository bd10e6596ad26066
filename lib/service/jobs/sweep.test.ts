import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
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

test('work is found behind a thousand older pieces whose jobs fail', async () => {
  const { database } = service.parts;
  const name = 'tell-overdue-case';
  const { organizationId } = await createTenant(service);
  const openCase = (due: string, count: number) =>
    database.query(
      `insert into cases (organization_id, mode, id, parent_type, parent_id, kind, status, summary, due_at, opened_at,
         metadata, created_at, updated_at)
       select $1, 'live', gen_random_uuid(), 'filing', $2, 'missing_information', 'needs_response', 'Overdue', $3, now(),
         '{}', now(), now() from generate_series(1, $4) returning id`,
      [organizationId, newId(service.time.now), due, count],
    );
  await openCase('2026-11-01T00:00:00Z', 1_000);
  await sweep(service.parts);
  await service.asOwner(`update pgboss.job set state = 'retry' where name = '${name}'`);
  const [later] = await openCase('2026-11-02T00:00:00Z', 1);
  await sweep(service.parts);
  const enqueued = await database.query(
    "select data->>'case_id' as id from pgboss.job where name = $1 and state <> 'retry'",
    [name],
  );
  expect(enqueued).toEqual([{ id: later?.id }]);
});
