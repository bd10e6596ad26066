import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import type { Filesystem } from '@electric-sql/pglite/basefs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { closeToOthers } from '#lib/config/data-folder';
import { explainFullDisk } from '#lib/config/full-disk';
import { takeDataLock } from '#lib/service/db/data-lock';
import { type Database, type Db, openingOf, type Row, runAfter, type Tx } from '#lib/service/db/database';
import { readTogether } from '#lib/service/db/read-together';
import { traceStatements } from '#lib/service/db/trace-database';
import { keepVacuuming } from '#lib/service/db/vacuum-pglite';

/**
 * Opens the embedded database in `dataDir` exclusively: a second process is refused. Null opens one in memory.
 * `files` are those of a database to start from.
 */
export async function openPglite(
  dataDir: string | null,
  { files, log }: { files?: Filesystem; log?: Logger } = {},
): Promise<Database> {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = dataDir === null ? async () => {} : await takeDataLock(dataDir);
  const client = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(files ? { fs: files } : {}),
    extensions: { pg_trgm },
  }).catch(async (error: unknown) => {
    await release();
    if (dataDir === null) throw error;
    return explainFullDisk(error, dataDir);
  });
  // PGlite creates its first files readable by everyone.
  if (dataDir !== null) closeToOthers(join(dataDir, 'postgres'));
  keepUsedParsers(client);
  const stopVacuuming = keepVacuuming(client, (error) =>
    log?.warn({ err: error }, 'the database could not be vacuumed'),
  );
  const listening = new Map<string, number>();
  const script: Database['script'] = async (text) => (await client.exec(text)).map((result) => result.rows);
  const tenant: Database['tenant'] = {
    db: drizzle({ client }) as unknown as Db,
    script,
    read: readTogether(script),
    transaction: (work, opening = '', ahead = []) =>
      client.transaction(async (transaction) => {
        // Otherwise all that wait would follow without a turn of the event loop, which accepts one connection a turn.
        await turn();
        const first = openingOf(opening, ahead);
        const answers = first ? await transaction.exec(first) : [];
        return work(
          inside(
            transaction,
            ahead,
            answers.map((answer) => answer.rows),
          ),
        );
      }),
  };
  return {
    kind: 'pglite',
    ...tenant,
    // PGlite has only one user: what separates tenants here is the role that each transaction takes.
    tenant,
    query: async (text, values) => (await client.query<Row>(text, values)).rows,
    // The lock of the folder guarantees that already.
    alone: (_name, work) => work(),
    jobs: fromPglite(client),
    listen: async (channel, listener) => {
      const stop = await client.listen(channel, listener.onMessage);
      listening.set(channel, (listening.get(channel) ?? 0) + 1);
      listener.onState(true);
      return async () => {
        listening.set(channel, (listening.get(channel) ?? 0) - 1);
        await stop();
      };
    },
    listeners: async (channel) => listening.get(channel) ?? 0,
    close: async () => {
      await stopVacuuming();
      await client.close();
      await release();
    },
  };
}

function inside(opened: Transaction, ahead: readonly string[], answers: Row[][]): Tx {
  const transaction = traceStatements(opened);
  // Drizzle uses only the methods of its client that a transaction also has.
  const db = drizzle({ client: transaction as unknown as PGlite }) as unknown as Db;
  const run = async (text: string) => (await transaction.exec(text)).at(-1)?.rows ?? [];
  return Object.assign(db, { run: runAfter(run, ahead, answers) });
}

// bool, int2, int4, int8, text, varchar, uuid, timestamptz, jsonb and json arrays
const arrayTypes = [1000, 1005, 1007, 1016, 1009, 1015, 2951, 1185, 3807, 199];

// Drizzle passes parsers with each statement, and PGlite then copies its whole table of them: with array parsers for
// every table and catalog, that took a sixth of the time of a submission.
function keepUsedParsers(client: PGlite): void {
  const used = new Set([...Object.keys(types.parsers), ...arrayTypes.map(String)]);
  for (const type of Object.keys(client.parsers)) {
    if (!used.has(type)) delete client.parsers[type];
  }
}
