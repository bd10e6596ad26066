import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireTrail } from '#lib/service/audit/expire-trail';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import { makePartitions, placeRows } from '#lib/service/db/partitions';
import { readRows } from '#lib/service/db/read-rows';
import { withTenant } from '#lib/service/db/tenant';
import { audit, recordEvent } from '#lib/service/event/record-event';
import { sinceMade } from '#lib/service/event/since-made';
import { newId } from '#lib/service/ids';
import { expireRequestsJob } from '#lib/service/request-log/expire-requests';
import { RequestBatch } from '#lib/service/request-log/request-batch';
import { storeBatch } from '#lib/service/request-log/store-batch';
import { contextOf, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';

// Years ahead, so that no part of these months was made when the database was.
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ AUDIT_RETENTION_DAYS: '30' });
});
afterAll(() => service.stop());

let tenant: Tenant;
beforeEach(async () => {
  tenant = await createTenant(service);
});

const goTo = async (day: string) => {
  service.time.now = new Date(`${day}T12:00:00.000Z`);
  await makePartitions(service.parts);
};
const ctxAt = (day: string) => ({
  ...contextOf(service, tenant.organizationId),
  now: new Date(`${day}T12:00:00.000Z`),
});
const record = (day: string) =>
  withTenant(ctxAt(day), (tx) =>
    recordEvent(ctxAt(day), tx, {
      type: 'business.updated',
      object: { object: 'business', id: tenant.organizationId },
    }),
  );
async function storeRequest(day: string): Promise<void> {
  const at = new Date(`${day}T12:00:00.000Z`);
  const batch = new RequestBatch({ organizationId: tenant.organizationId, mode: 'test' }, newId(at));
  const actor = { type: 'api_key' as const, id: null, name: 'Test key' };
  const caller = { actor, address: null, agent: null };
  batch.add(caller, {
    at: at.getTime(),
    request_id: 'r',
    method: 'GET',
    path: '/v1/business',
    status: 200,
    ms: 1,
  });
  await storeBatch(service.parts, batch);
}

/** The part of each row of the tenant, in the order of their ids. */
async function placesOf(table: string): Promise<string[]> {
  const rows = await service.parts.database.query(
    `select tableoid::regclass::text as part from ${table} where organization_id = $1 order by id`,
    [tenant.organizationId],
  );
  return rows.map(({ part }) => String(part).replace('partitions.', ''));
}
const isThere = async (part: string) => {
  const [row] = await service.parts.database.query(
    "select exists (select from pg_class where relname = $1 and relnamespace = 'partitions'::regnamespace) as found",
    [part],
  );
  return row?.found;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { cause?: Error }) => error.cause?.message ?? error.message,
  );

describe('a row', () => {
  test('is in the part of the time in its id, which is made a month ahead', async () => {
    await goTo('2031-03-10');
    for (const day of ['2031-03-01', '2031-03-31', '2031-04-01']) await record(day);
    const places = ['2031_03_01', '2031_03_01', '2031_04_01'];
    expect(await placesOf('events')).toEqual(places.map((month) => `events_${month}`));
    expect(await placesOf('audit_entries')).toEqual(places.map((month) => `audit_entries_${month}`));
    for (const day of ['2031-03-10', '2031-03-16', '2031-03-17']) await storeRequest(day);
    expect(await placesOf('request_batches')).toEqual([
      'request_batches_2031_03_10',
      'request_batches_2031_03_10',
      'request_batches_2031_03_17',
    ]);
  });

  test('of a month without a part is in the default part, is read like any other, and moves into its part', async () => {
    await goTo('2031-05-10');
    await record('2031-08-02');
    const read = () =>
      service.parts.database.query('select * from events where organization_id = $1', [
        tenant.organizationId,
      ]);
    const before = await read();
    expect([before.length, await placesOf('events')]).toEqual([1, ['events_rest']]);
    await goTo('2031-07-10');
    expect([await read(), await placesOf('events')]).toEqual([before, ['events_2031_08_01']]);
  });

  test('of the past, as a restored backup has it, gets a part of its month', async () => {
    await record('2024-05-06');
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_rest']);
    await placeRows({
      script: async (text) => {
        await service.asOwner(text);
        return [];
      },
    });
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_2024_05_01']);
    expect(await placesOf('events')).toEqual(['events_2024_05_01']);
  });

  test('of a resource is not looked for in the parts from before the resource', async () => {
    await goTo('2031-09-10');
    await goTo('2031-10-10');
    const plan = await readRows(
      service.parts.database.db,
      sql`explain (costs off) select 1 from events where ${sinceMade([newId(service.time.now)])}`,
    );
    const text = JSON.stringify(plan);
    expect(text).toContain('events_2031_10_01');
    expect(text).not.toContain('events_2031_09_01');
  });
});

describe('pruning', () => {
  test('drops each week of the request log that is over 30 days old, and deletes rows of no week', async () => {
    await storeRequest('2032-02-01');
    await goTo('2032-03-01');
    for (const day of ['2032-03-02', '2032-03-08']) await storeRequest(day);
    service.time.now = new Date('2032-04-07T00:00:00.000Z');
    await expireRequestsJob(service.parts);
    expect(await placesOf('request_batches')).toEqual(['request_batches_2032_03_08']);
    expect([
      await isThere('request_batches_2032_03_01'),
      await isThere('request_batches_2032_03_08'),
    ]).toEqual([false, true]);
  });

  test('drops a month of the audit log once no chain keeps an entry of it', async () => {
    await goTo('2032-06-10');
    await record('2032-06-10');
    await record('2032-07-20');
    await goTo('2032-08-10');
    await expireTrail(service.parts);
    // Not sealed yet, so nothing of the chain may be missing.
    expect(await isThere('audit_entries_2032_06_01')).toBe(true);
    await sealTrail(service.parts);
    await expireTrail(service.parts);
    await sealTrail(service.parts);
    expect(await isThere('audit_entries_2032_06_01')).toBe(false);
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_2032_07_01', 'audit_entries_2032_08_01']);
    const own = { organizationId: tenant.organizationId, mode: 'test' as const };
    expect(await verifyTrail(service.parts, own)).toMatchObject({ ok: true, checked: 2, sequence: 3 });
    // Events stay: the history of a filing has no end.
    expect(await placesOf('events')).toEqual(['events_2032_06_01', 'events_2032_07_01']);
  });

  test('deletes single entries of a month in which another organization keeps some', async () => {
    await goTo('2033-01-10');
    const kept = tenant;
    await service.parts.database.query('update organizations set is_demo = true where id = $1', [
      kept.organizationId,
    ]);
    await record('2033-01-10');
    tenant = await createTenant(service);
    for (let at = 0; at < 3; at += 1) await record('2033-01-11');
    await sealTrail(service.parts);
    service.time.now = new Date('2033-03-10T00:00:00.000Z');
    await expireTrail(service.parts);
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_rest']);
    tenant = kept;
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_2033_01_01']);
  });

  test('never drops a part of events, nor an audit entry before the end of its retention', async () => {
    await goTo('2033-05-10');
    await record('2033-05-10');
    await sealTrail(service.parts);
    const drop = (table: string) =>
      refusal(service.parts.database.query(`select drop_partitions('${table}', '2100-01-01')`));
    expect(await drop('events')).toBe('no part of events is dropped');
    expect(await drop('filings')).toBe('no part of filings is dropped');
    expect(await drop('audit_entries')).toBe('done');
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_2033_05_01']);
  });
});

describe('guards', () => {
  test('no role but the owner reads a part, not even the default one', async () => {
    const parts = await service.parts.database.query(
      `select c.relname as name, c.relrowsecurity as guarded,
         array(select r from unnest(array['statehouse_app', 'statehouse_console', 'statehouse_operations']) r
           where has_schema_privilege(r, 'partitions', 'USAGE') or has_table_privilege(r, c.oid, 'SELECT')
             or has_any_column_privilege(r, c.oid, 'SELECT, INSERT, UPDATE')) as roles
       from pg_class c where c.relnamespace = 'partitions'::regnamespace and c.relkind in ('r', 'p')`,
    );
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.filter(({ guarded, roles }) => !guarded || (roles as string[]).length > 0)).toEqual([]);
    await record('2026-11-20');
    const run = (text: string) => refusal(withTenant(ctxAt('2026-11-20'), (tx) => tx.run(text)));
    expect(await run('select * from partitions.events_rest')).toBe('permission denied for schema partitions');
    expect(await run('select make_partitions(now())')).toBe('permission denied for function make_partitions');
    expect(await run("select drop_partitions('audit_entries', now())")).toBe(
      'permission denied for function drop_partitions',
    );
    expect(await run(`select prune_audit_entries('${tenant.organizationId}', 'test', 1)`)).toBe(
      'permission denied for function prune_audit_entries',
    );
  });

  test('a tenant reads through the whole table only its own rows, whichever part they are in', async () => {
    await goTo('2034-01-10');
    for (const day of ['2034-01-10', '2034-02-10', '2034-09-10']) await record(day);
    const other = await createTenant(service);
    const count = async (organizationId: string) => {
      const ctx = contextOf(service, organizationId);
      return (await withTenant(ctx, (tx) => tx.run('select count(*)::int as count from events')))[0]?.count;
    };
    expect([await count(tenant.organizationId), await count(other.organizationId)]).toEqual([3, 0]);
  });

  test('an id is written once', async () => {
    await goTo('2034-04-10');
    await record('2034-04-10');
    const copy = 'insert into events select * from events where organization_id = $1';
    expect(await refusal(service.parts.database.query(copy, [tenant.organizationId]))).toContain(
      'duplicate key value violates unique constraint',
    );
  });

  test('a place of the audit log is given once, in order, whichever parts its entries are in', async () => {
    await goTo('2034-06-10');
    for (const day of ['2034-06-10', '2034-07-10']) await record(day);
    await sealTrail(service.parts);
    for (const day of ['2034-07-11', '2034-12-10']) await record(day);
    const rows = await service.parts.database.query(
      'select id, actor from audit_entries where organization_id = $1 order by id',
      [tenant.organizationId],
    );
    const ids = rows.map(({ id }) => String(id));
    const head = (sequence: number) => ({
      sequence,
      hash: 'x',
      anchor_sequence: 0,
      anchor_hash: 'x',
      signature: 'x',
      sealed_at: service.time.now,
    });
    const seal = (places: [id: string | undefined, sequence: number][], end: number) =>
      refusal(
        service.parts.database.query('select seal_audit_entries($1, $2, $3, $4)', [
          tenant.organizationId,
          'test',
          JSON.stringify(
            places.map(([id, sequence]) => ({ id, actor: {}, sequence, previous_hash: 'x', hash: 'x' })),
          ),
          JSON.stringify(head(end)),
        ]),
      );
    const notFree = 'the places after 2 in this audit log are not free or not given in order';
    expect(await seal([[ids[2], 2]], 2)).toBe(notFree);
    expect(await seal([[ids[2], 4]], 4)).toBe(notFree);
    expect(await seal([[ids[2], 3]], 4)).toBe(notFree);
    const twice: [string | undefined, number][] = [
      [ids[2], 3],
      [ids[3], 3],
    ];
    expect(await seal(twice, 4)).toBe(notFree);
    expect(await seal([[ids[0], 3]], 3)).toBe('an entry of this audit log has a place already');
    await service.asOwner(
      `update audit_heads set sequence = 1 where organization_id = '${tenant.organizationId}'`,
    );
    expect(await seal([[ids[2], 2]], 2)).toBe(notFree.replace('2', '1'));
    await service.asOwner(
      `update audit_heads set sequence = 2 where organization_id = '${tenant.organizationId}'`,
    );
    await sealTrail(service.parts);
    const own = { organizationId: tenant.organizationId, mode: 'test' as const };
    expect(await verifyTrail(service.parts, own)).toMatchObject({ ok: true, checked: 4, unsealed: 0 });
  });

  test('a chain begins only where its end says', async () => {
    const move = service.parts.database.query("select drop_audit_entries($1, 'test', 5, $2)", [
      tenant.organizationId,
      JSON.stringify({ sequence: 9, anchor_sequence: 4 }),
    ]);
    expect(await refusal(move)).toBe('the beginning of a chain is not where its signed end says');
  });

  test('an entry of the audit log is written without a place', async () => {
    const insert = (sequence: number) =>
      refusal(
        withTenant(ctxAt('2034-06-12'), (tx) =>
          tx.run(`insert into audit_entries (organization_id, mode, id, action, object_type, object_id, actor, request_id,
              created_at, sequence, hash)
            values ('${tenant.organizationId}', 'test', '${newId(service.time.now)}', 'a', 'b', '${tenant.organizationId}',
              '{}', 'r', now(), ${sequence}, 'x')`),
        ),
      );
    expect(await insert(1)).toBe('an audit entry is sealed after it was written');
    await withTenant(ctxAt('2034-06-12'), (tx) =>
      audit(ctxAt('2034-06-12'), tx, 'test.kept', 'organization', null, null),
    );
    expect(await placesOf('audit_entries')).toEqual(['audit_entries_2034_06_01']);
  });
});
