import { sql } from 'drizzle-orm';
import { type Db, type DrizzleTransactionLike, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Tx } from '#lib/service/db/database';
import { executeCall, type Prepared, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';
import { type JobName, jobNames } from '#lib/service/jobs/job-names';

/**
 * Sends inside a transaction, by the queue library's own statements, prepared like those of the hot paths: to parse and
 * plan one anew was a quarter of a submission's time in the embedded database. They name the queue's tables, so they are
 * known before the connections are prepared and after the queues are made.
 */
export async function preparedSends(boss: PgBoss): Promise<(tx: Tx) => Db> {
  const known = new Map<string, Prepared>();
  for (const name of jobNames) {
    const text = await statementOf(boss, name);
    known.set(text, prepared(`send_${name.replaceAll('-', '_')}`, ['text'], text));
  }
  return (tx) => ({
    executeSql: async (text, values = []) => {
      const statement = known.get(text);
      const [jobs] = values;
      if (!statement || typeof jobs !== 'string') {
        return fromDrizzle(tx as DrizzleTransactionLike, sql).executeSql(text, values);
      }
      return { rows: await runLiteral(tx, executeCall(statement, [jobs])) };
    },
  });
}

/** What a send would run, told by one that reaches no database. */
async function statementOf(boss: PgBoss, name: JobName): Promise<string> {
  let told = '';
  const executeSql = async (text: string) => {
    told = text;
    return { rows: [] };
  };
  await boss.send(name, {}, { db: { executeSql } });
  return told;
}
