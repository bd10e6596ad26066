import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { takeDataLock } from '#lib/service/db/data-lock';
import type { Database, Db, Row } from '#lib/service/db/database';
import { prepareAll } from '#lib/service/db/prepared';
import { schema } from '#lib/service/db/schema';

/** Opens the embedded database in `dataDir`, alone: a second process is refused. Null opens one in memory. `template` is a dump to begin with. */
export async function openPglite(dataDir: string | null, template?: Blob): Promise<Database> {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true });
  const release = dataDir === null ? async () => {} : await takeDataLock(dataDir);
  const client = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(template ? { loadDataDir: template } : {}),
    extensions: { pg_trgm },
  }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    kind: 'pglite',
    db: drizzle({ client, schema }) as unknown as Db,
    query: async (text, values) => (await client.query<Row>(text, values)).rows,
    script: async (text) => (await client.exec(text)).map((result) => result.rows),
    prepare: async () => {
      await client.exec(prepareAll());
    },
    // The lock of the folder has seen to that.
    alone: (_name, work) => work(),
    jobs: fromPglite(client),
    listen: async (channel, listener) => {
      const stop = await client.listen(channel, listener.onMessage);
      listener.onState(true);
      return () => stop();
    },
    close: async () => {
      await client.close();
      await release();
    },
  };
}
