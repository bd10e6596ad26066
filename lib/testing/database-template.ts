import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// Making a database anew takes seconds, loading an empty one that was made once a quarter of one.
const variable = 'TEST_DATABASE_TEMPLATE';

/** Vitest's global setup: makes one empty database that every test file loads. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-template-'));
  const database = await PGlite.create({ extensions: { pg_trgm } });
  const dump = await database.dumpDataDir('none');
  await database.close();
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  process.env[variable] = path;
  return () => rm(folder, { recursive: true, force: true });
}

export async function databaseTemplate(): Promise<Blob | undefined> {
  const path = process.env[variable];
  return path ? openAsBlob(path) : undefined;
}
