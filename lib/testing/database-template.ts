import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openPglite } from '#lib/service/db/open-pglite';
import { migrateAndGrant } from '#lib/service/open-database';

// Creating a database with its tables takes seconds; loading a copy takes a quarter of a second.
const variable = 'TEST_DATABASE_TEMPLATE';

// Each file of a database, and each page of its buffers, makes loading a copy slower.
const smaller = [
  "update pg_database set datistemplate = false, datallowconn = true where datname <> 'postgres'",
  'drop database template0',
  'drop database template1',
  "alter system set shared_buffers = '16MB'",
  'checkpoint',
];

/** Vitest's global setup: creates one database with tables and queues and without rows, which every test file loads. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-template-'));
  await makeTables(folder);
  const database = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { pg_trgm } });
  for (const statement of smaller) await database.exec(statement);
  const dump = await database.dumpDataDir('none');
  await database.close();
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  process.env[variable] = path;
  return () => rm(folder, { recursive: true, force: true });
}

async function makeTables(folder: string): Promise<void> {
  const database = await openPglite(folder);
  await migrateAndGrant(database);
  await database.close();
}

export async function databaseTemplate(): Promise<Blob | undefined> {
  const path = process.env[variable];
  return path ? openAsBlob(path) : undefined;
}
