import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { vacuumPglite } from '#lib/service/db/vacuum-pglite';

/** The backend's counts reach the statistics shortly after it becomes idle. */
async function counted(client: PGlite, rows: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const [table] = (await client.query('select n_tup_ins::int as n from pg_stat_user_tables')).rows;
        return (table as { n: number } | undefined)?.n;
      },
      { interval: 500 },
    )
    .toBe(rows);
}

test('the planner knows the size of a grown table, and dead rows of a changed one are removed', async () => {
  const client = await PGlite.create();
  await client.exec(`create table t (id int primary key, v text, facts jsonb);
    insert into t select n, 'a', '{}' from generate_series(1, 1000) n`);
  await counted(client, 1000);
  expect(await vacuumPglite(client)).toEqual(['public.t']);
  expect(await vacuumPglite(client)).toEqual([]);
  const tuples = 'select reltuples::int as known from pg_class where relname = $1';
  expect((await client.query(tuples, ['t'])).rows).toEqual([{ known: 1000 }]);
  const analyzed = 'select attname as name from pg_stats where tablename = $1 order by attname';
  expect((await client.query(analyzed, ['t'])).rows).toEqual([{ name: 'id' }, { name: 'v' }]);

  await client.exec(`update t set v = 'b' where id <= 400; insert into t values (0, 'c', '{}')`);
  await counted(client, 1001);
  expect(await vacuumPglite(client)).toEqual(['public.t']);
  const dead = 'select n_dead_tup::int as dead from pg_stat_user_tables';
  expect((await client.query(dead)).rows).toEqual([{ dead: 0 }]);
  await client.close();
});
