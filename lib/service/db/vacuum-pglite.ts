import type { PGlite } from '@electric-sql/pglite';

// More often than autovacuum, which runs once a minute, because a new database fills within seconds.
const everyMs = 10_000;

// Requests wait while a table is analyzed. A tenth of the usual sample suffices for conditions on equal keys, and no
// condition is helped by the statistics of a JSON column, which take four times as long as those of all the others.
const quickAnalysis = `
  set default_statistics_target = 10;
  do $$ declare json record; begin
    for json in
      select a.attrelid::regclass as name, a.attname as "column" from pg_attribute a
      join pg_stat_user_tables s on s.relid = a.attrelid
      where a.atttypid in ('json'::regtype, 'jsonb'::regtype) and a.attstattarget is null and not a.attisdropped
    loop
      execute format('alter table %s alter column %I set statistics 0', json.name, json."column");
    end loop;
  end $$`;

// The default thresholds of Postgres's autovacuum.
const due = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as is_bloated
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;

/**
 * Replaces autovacuum, which the embedded database lacks: without it dead rows stay forever, and the planner assumes
 * that every table is empty and reads all rows of a tenant instead of using an index. Returns the names of the tables
 * that it vacuumed or analyzed.
 */
export async function vacuumPglite(client: PGlite): Promise<string[]> {
  await client.exec(quickAnalysis);
  const { rows } = await client.query<{ name: string; is_bloated: boolean }>(due);
  // One at a time, so that requests can run in between.
  for (const { name, is_bloated } of rows) {
    await client.exec(is_bloated ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
  return rows.map(({ name }) => name);
}

/**
 * Vacuums the database periodically; `report` receives errors. Returns a function that stops it after the current run.
 */
export function keepVacuuming(client: PGlite, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    // Retried at the next interval; no stored data depends on it.
    running ??= vacuumPglite(client)
      .catch(report)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
