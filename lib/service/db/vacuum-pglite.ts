import type { PGlite } from '@electric-sql/pglite';

// Sooner than autovacuum, which looks once a minute: a new database fills from nothing within seconds.
const everyMs = 10_000;

// The default thresholds of Postgres' own autovacuum.
const due = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as is_bloated
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;

/**
 * Does what autovacuum does, which the embedded database lacks: without it dead rows stay forever, and the planner goes
 * on taking every table for empty and reads all of a tenant's rows where an index would give one. Returns the names of
 * the tables that it vacuumed or analyzed.
 */
export async function vacuumPglite(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string; is_bloated: boolean }>(due);
  // One at a time: requests come in between.
  for (const { name, is_bloated } of rows) {
    await client.exec(is_bloated ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
  return rows.map(({ name }) => name);
}

/**
 * Vacuums the database now and again; `report` is given what failed. Returns how to stop, which waits for what is
 * running.
 */
export function keepVacuuming(client: PGlite, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // What fails is tried again the next time; nothing that is stored depends on it.
    running = running.then(() => vacuumPglite(client)).catch(report);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
