import type { Db, PgBoss } from 'pg-boss';
import type { Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';
import { type JobName, tenantJobNames } from '#lib/service/jobs/job-names';

/** The function by which a tenant sends a job of this name. */
export function sendOf(name: (typeof tenantJobNames)[number]): string {
  return `send_${name.replaceAll('-', '_')}`;
}

/**
 * Sends inside a tenant's transaction, through functions that contain the queue library's own statements. Parsing and
 * planning one of them each time took a quarter of a submission's time in the embedded database.
 */
export async function tenantSends(boss: PgBoss): Promise<(tx: Tx) => Db> {
  const known = new Map<string, string>();
  for (const name of tenantJobNames) {
    known.set(await statementOf(boss, name), sendOf(name));
  }
  return (tx) => ({
    executeSql: async (text, values = []) => {
      const send = known.get(text);
      const [jobs] = values;
      if (!send || typeof jobs !== 'string') throw new Error('A tenant sends no job of this kind.');
      return { rows: await tx.run(`select ${send}(${literal(jobs)}) as id`) };
    },
  });
}

/** The statement that a send would run, captured without a database. */
export async function statementOf(boss: PgBoss, name: JobName): Promise<string> {
  let statement = '';
  const executeSql = async (text: string) => {
    statement = text;
    return { rows: [] };
  };
  await boss.send(name, {}, { db: { executeSql } });
  return statement;
}
