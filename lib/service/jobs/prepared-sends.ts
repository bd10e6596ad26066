import type { Db, PgBoss } from 'pg-boss';
import type { Tx } from '#lib/service/db/database';
import { executeCall, type Prepared, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';
import { type JobName, tenantJobNames } from '#lib/service/jobs/job-names';

/** The function by which a tenant sends a job of this name. */
export function sendOf(name: (typeof tenantJobNames)[number]): string {
  return `send_${name.replaceAll('-', '_')}`;
}

/**
 * Sends inside a tenant's transaction, by functions that hold the queue library's own statements. To parse and plan one
 * of those anew was a quarter of a submission's time in the embedded database.
 */
export async function preparedSends(boss: PgBoss): Promise<(tx: Tx) => Db> {
  const known = new Map<string, Prepared>();
  for (const name of tenantJobNames) {
    const send = sendOf(name);
    known.set(await statementOf(boss, name), prepared(send, ['text'], `select ${send}($1) as id`));
  }
  return (tx) => ({
    executeSql: async (text, values = []) => {
      const statement = known.get(text);
      const [jobs] = values;
      if (!statement || typeof jobs !== 'string') throw new Error('A tenant sends no job of this kind.');
      return { rows: await runLiteral(tx, executeCall(statement, [jobs])) };
    },
  });
}

/** The statement that a send would run, taken from one that reaches no database. */
export async function statementOf(boss: PgBoss, name: JobName): Promise<string> {
  let statement = '';
  const executeSql = async (text: string) => {
    statement = text;
    return { rows: [] };
  };
  await boss.send(name, {}, { db: { executeSql } });
  return statement;
}
