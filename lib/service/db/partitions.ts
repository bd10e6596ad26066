import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import type { Database } from '#lib/service/db/database';
import { readRows } from '#lib/service/db/read-rows';

const partitionedTables = ['events', 'audit_entries', 'request_batches'] as const;

/** The tables whose old rows go with their part. Events stay, because the history of a filing has no end. */
type DroppedTable = Exclude<(typeof partitionedTables)[number], 'events'>;

const tries = 5;
const betweenTriesMs = 200;

/** Makes the parts of this month or week and of the next, for every table that is divided by time. */
export async function makePartitions({
  database: { db },
  clock,
}: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  await repeat('made', async () => {
    const [row] = await readRows(
      db,
      sql`select make_partitions(${clock().toISOString()}::timestamptz) as left_out`,
    );
    return Number(row?.left_out);
  });
}

/** Drops the parts that end before this time, unless they hold a row that is still needed. */
export async function dropPartitions(
  { database: { db } }: Pick<Parts, 'database'>,
  table: DroppedTable,
  before: Date,
): Promise<void> {
  await repeat('dropped', async () => {
    const [row] = await readRows(
      db,
      sql`select drop_partitions(${table}, ${before.toISOString()}::timestamptz) as left_out`,
    );
    return Number(row?.left_out);
  });
}

/** Gives rows of the past that are in no part of their own month or week one; only the owner of the tables may. */
export async function placeRows(owner: Pick<Database, 'script'>): Promise<void> {
  const made = partitionedTables.map(
    (name) => `select make_partitions_of('partitions.${name}_rest', '${name}')`,
  );
  await owner.script(made.join('; '));
}

/** Runs until nothing is left; a part whose lock another transaction has is tried a few times. */
async function repeat(what: string, run: () => Promise<number>): Promise<void> {
  let leftBefore = Number.POSITIVE_INFINITY;
  for (let failures = 0; failures < tries; ) {
    const left = await run();
    if (left === 0) return;
    if (left >= leftBefore) {
      failures += 1;
      await pause(betweenTriesMs);
    }
    leftBefore = left;
  }
  throw new Error(`${leftBefore} parts of tables are in use and could not be ${what} yet`);
}

/** The first moment of the month, in which a part of the audit log begins. */
export function startOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
}

/** The first moment of the week, in which a part of the request log begins: a Monday. */
export function startOfWeek(at: Date): Date {
  const day = (at.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - day));
}
