import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '#lib/service/db/database';
import { handWritten } from '#lib/service/db/hand-written';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
// Applied again whenever one of them changes.
const written = { hash: createHash('sha256').update(handWritten).digest('hex'), sql: [handWritten] };
const lockNumber = 7_216_530_451;

/**
 * Brings the tables up to date, one process at a time; a migration is applied completely or not at all. `only` stops at
 * the tables of an earlier version.
 */
export async function migrate(database: Database, only?: readonly string[]): Promise<void> {
  await database.script(`
    select pg_advisory_xact_lock(${lockNumber});
    create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now());`);
  for (const migration of await missing(database)) {
    if (only && !only.includes(migration.hash)) continue;
    await apply(database, migration.hash, migration.sql.join('\n'));
  }
}

/** Whether every migration of this version is applied; used with a login that may not apply them. */
export async function isUpToDate(database: Pick<Database, 'query'>): Promise<boolean> {
  const [made] = await database.query(
    "select to_regclass('public.schema_migrations') is not null as is_there",
  );
  return made?.is_there === true && (await missing(database)).length === 0;
}

/** The hashes of the migrations that this version knows, in order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
}

/** The hashes of the applied migrations. */
export async function appliedMigrations(query: Database['query']): Promise<string[]> {
  const rows = await query('select hash from schema_migrations');
  const applied = new Set(rows.map(({ hash }) => hash));
  return knownMigrations().filter((hash) => applied.has(hash));
}

async function missing(database: Pick<Database, 'query'>) {
  const rows = await database.query('select hash from schema_migrations');
  const applied = new Set(rows.map(({ hash }) => hash));
  return [...readMigrationFiles({ migrationsFolder: folder }), written].filter(
    ({ hash }) => !applied.has(hash),
  );
}

// One message is one transaction. The hash is inserted first: if another process was faster, the insert fails and stops
// this one.
async function apply(database: Database, hash: string, sql: string): Promise<void> {
  try {
    await database.script(
      `select pg_advisory_xact_lock(${lockNumber}); insert into schema_migrations (hash) values ('${hash}');\n${sql}`,
    );
  } catch (error) {
    if (!(await database.query('select 1 from schema_migrations where hash = $1', [hash])).length)
      throw error;
  }
}
