import { expect, test } from 'vitest';
import { makePartitions } from '#lib/service/db/partitions';
import { newId } from '#lib/service/ids';
import { expireRequestsJob } from '#lib/service/request-log/expire-requests';
import { createTenant } from '#lib/testing/harness';
import { postgresOfFile } from '#lib/testing/postgres-of-file';
import { fileIn } from '#lib/testing/qualification';

const { service, other } = await postgresOfFile();

const isThere = async (part: string) =>
  (await other.query('select to_regclass($1) is not null as found', [`partitions.${part}`])).rows[0].found;

function write(day: string) {
  const at = new Date(`${day}T12:00:00.000Z`);
  return service.parts.database.query(
    `insert into request_batches (organization_id, mode, id, first_at, last_at, count, entries)
     values ('01999999-0000-7000-8000-000000000001', 'test', $1, $2, $2, 0, '{}')`,
    [newId(at), at],
  );
}

test('a part is dropped and made while others read and write, who do not wait for it', async () => {
  service.time.now = new Date('2031-03-05T00:00:00.000Z');
  await makePartitions(service.parts);
  await write('2031-03-04');

  // Reads every part, and is still open.
  await other.query('begin; select count(*) from request_batches; select count(*) from events');
  service.time.now = new Date('2031-04-20T00:00:00.000Z');
  const [dropped, made] = await Promise.allSettled([
    expireRequestsJob(service.parts),
    makePartitions(service.parts),
    ...Array.from({ length: 20 }, () => write('2031-04-19')),
  ]);
  expect(dropped).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('in use') },
  });
  expect(made).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('in use') } });
  expect(await isThere('request_batches_2031_03_03')).toBe(true);
  // What others wrote meanwhile is there, and the open transaction goes on.
  const { rows } = await other.query(
    "select count(*)::int as count from request_batches where last_at > '2031-04-01'",
  );
  expect(rows).toEqual([{ count: 20 }]);
  await other.query('commit');

  await expireRequestsJob(service.parts);
  await makePartitions(service.parts);
  expect(await isThere('request_batches_2031_03_03')).toBe(false);
  expect(await isThere('request_batches_2031_04_14')).toBe(true);
  const { rows: left } = await other.query(
    'select distinct tableoid::regclass::text as part from request_batches',
  );
  expect(left).toEqual([{ part: 'partitions.request_batches_2031_04_14' }]);
});

test('a part is dropped between the transactions of a busy service', async () => {
  service.time.now = new Date('2032-03-05T00:00:00.000Z');
  await makePartitions(service.parts);
  await write('2032-03-04');
  service.time.now = new Date('2032-04-20T00:00:00.000Z');
  let isDone = false;
  let written = 0;
  const keepWriting = async () => {
    for (; !isDone; written += 1) await write('2032-04-19');
  };
  const keepFiling = async () => {
    while (!isDone) await fileIn(service, await createTenant(service));
  };
  const writers = Promise.all([keepWriting(), keepWriting(), keepFiling(), keepFiling()]);
  await makePartitions(service.parts);
  await expireRequestsJob(service.parts);
  isDone = true;
  await writers;
  expect(await isThere('request_batches_2032_03_01')).toBe(false);
  const { rows: filed } = await other.query('select distinct tableoid::regclass::text as part from events');
  expect(filed).toEqual([{ part: 'partitions.events_2032_04_01' }]);
  const { rows } = await other.query(
    "select tableoid::regclass::text as part, count(*)::int as count from request_batches where last_at = '2032-04-19T12:00:00Z' group by 1",
  );
  expect(rows).toEqual([{ part: 'partitions.request_batches_2032_04_19', count: written }]);
  expect(written).toBeGreaterThan(0);
});
