import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestLog } from '#lib/service/request-log/request-log';
import { contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const caller = {
  actor: { type: 'api_key', id: null, name: 'Key' },
  agent: 'northwind/2.1',
  address: null,
} as const;

/** A log of this test alone, whose database connection can be cut. */
async function startLog() {
  const { organizationId } = await createTenant(service);
  const tenant = contextOf(service, organizationId);
  const lines: string[] = [];
  const way = { isCut: false };
  const requests = new RequestLog({
    clock: service.parts.clock,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    database: {
      ...service.parts.database,
      tenant: {
        ...service.parts.database.tenant,
        transaction: (...asked) => {
          if (way.isCut) return Promise.reject(new Error('Connection terminated unexpectedly'));
          return service.parts.database.tenant.transaction(...asked);
        },
      },
    },
  });
  const record = (at: number, path = `/v1/${at}`) =>
    requests.record(tenant, caller, { at, request_id: `r${at}`, method: 'GET', path, status: 200, ms: 1 });
  const stored = async () => {
    const rows = await service.parts.database.query(
      'select count, first_at, last_at, entries from request_batches where organization_id = $1 order by first_at',
      [organizationId],
    );
    return rows.map((row) => ({ ...row, ...JSON.parse(String(row.entries)) }));
  };
  return { requests, record, stored, lines, way };
}

const paths = (batches: { entries: { path: string }[] }[]) =>
  batches.flatMap(({ entries }) => entries.map(({ path }) => path));

test('the requests of one interval are one row, in order of time, with each caller stored once', async () => {
  const { requests, record, stored } = await startLog();
  for (const at of [2000, 1000, 3000]) record(at);
  await requests.stop();
  const [batch, ...more] = await stored();
  expect(more).toEqual([]);
  expect(batch).toMatchObject({
    count: 3,
    first_at: new Date(1000),
    last_at: new Date(3000),
    callers: [caller],
  });
  expect(paths([batch])).toEqual(['/v1/1000', '/v1/2000', '/v1/3000']);
});

test('a row spans less than five seconds and has at most a thousand requests', async () => {
  const { requests, record, stored } = await startLog();
  for (const at of [0, 4999, 5000, 9998]) record(at);
  for (let at = 20_000; at < 22_500; at += 1) record(at);
  await requests.stop();
  expect((await stored()).map(({ count }) => count)).toEqual([2, 2, 1000, 1000, 500]);
});

test('a failed write is kept, logged, and written once when the database is back', async () => {
  const { requests, record, stored, lines, way } = await startLog();
  way.isCut = true;
  record(1);
  await requests.flush();
  record(2);
  await requests.flush();
  expect(await stored()).toEqual([]);
  expect(lines.join('')).toContain('could not be written');
  way.isCut = false;
  await requests.flush();
  await requests.stop();
  expect(paths(await stored())).toEqual(['/v1/1', '/v1/2']);
});

test('the requests of however many organizations in one second are all stored', async () => {
  const { requests, lines } = await startLog();
  const tenants = Array.from({ length: 150 }, () => ({
    organizationId: randomUUID(),
    mode: 'test' as const,
  }));
  for (const tenant of tenants) {
    const request = { at: 1000, request_id: 'r', method: 'GET', path: '/v1/filing', status: 200, ms: 1 };
    requests.record(tenant, caller, request);
  }
  await requests.stop();
  const rows = await service.parts.database.query(
    'select organization_id from request_batches where organization_id = any($1)',
    [tenants.map(({ organizationId }) => organizationId)],
  );
  expect(rows).toHaveLength(150);
  expect(lines).toEqual([]);
});

test('while the database is down for long the oldest requests are dropped, and the log has their number', async () => {
  const { requests, record, stored, lines, way } = await startLog();
  way.isCut = true;
  for (let batch = 0; batch < 43; batch += 1) {
    record(batch * 10_000, `/${batch}/${'x'.repeat(500_000)}`);
    await requests.flush();
  }
  way.isCut = false;
  await requests.stop();
  const kept = paths(await stored());
  expect(kept).toHaveLength(39);
  expect(kept[0]).toMatch(/^\/4\//);
  expect(lines.at(-1)).toMatch(/"requests":4,.*requests are missing in the log/);
});
