import type { Tx } from '#lib/service/db/database';
import { callOf, submissionTables } from '#lib/service/db/hand-written';

type Tables = typeof submissionTables;

/** Whole rows of each table: every column is listed, since defaults do not apply. */
export async function insertSubmission(
  tx: Tx,
  rows: { readonly [Name in keyof Tables]: readonly Required<Tables[Name]['$inferInsert']>[] },
): Promise<void> {
  // The compiler does not check a row that is spread in.
  const lost = Object.keys(rows).find((name) => !Object.hasOwn(submissionTables, name));
  if (lost) throw new Error(`A submission does not insert into ${lost}.`);
  const names = Object.keys(submissionTables) as (keyof Tables)[];
  const values = names.map((name) => JSON.stringify(rows[name]));
  await tx.run(callOf('insert_submission', values));
}
