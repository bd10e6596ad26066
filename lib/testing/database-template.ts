import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { consoleRole, operationsRole, tenantRole } from '#lib/service/db/grant-roles';
import { runAt } from '#lib/testing/create-database';
import { makeTables } from '#lib/testing/make-tables';
import { templateVariable } from '#lib/testing/template-files';

// Each file of a database, and each page of its buffers, makes a copy slower.
const smaller = [
  "update pg_database set datistemplate = false, datallowconn = true where datname <> 'postgres'",
  'drop database template0',
  'drop database template1',
  "alter system set shared_buffers = '16MB'",
  'checkpoint',
];

// They belong to the whole server: of two databases that make one at the same moment, one may not see it yet.
async function makeRoles(server: string): Promise<void> {
  for (const role of [tenantRole, consoleRole, operationsRole]) {
    const make = `create role ${role} nologin; exception when duplicate_object then null;`;
    await runAt(server, `do $$ begin ${make} end $$`);
  }
}

/** Vitest's global setup: creates one database with tables and queues and without rows, which every test file copies. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    await makeRoles(server);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-template-'));
  const dataDir = join(folder, 'postgres');
  await makeTables(folder);
  const database = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  for (const statement of smaller) await database.exec(statement);
  await database.close();
  process.env[templateVariable] = dataDir;
  return () => rm(folder, { recursive: true, force: true });
}
