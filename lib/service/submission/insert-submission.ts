import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { callOf, submissionTables } from '#lib/service/db/hand-written';

type Tables = typeof submissionTables;

/**
 * Whole rows of each table: every column is listed, since defaults do not apply. Returns the id of the plan whose state's
 * key is among them, if it has no filing yet.
 */
export async function insertSubmission(
  ctx: Context,
  tx: Tx,
  rows: { readonly [Name in keyof Tables]: readonly Required<Tables[Name]['$inferInsert']>[] },
): Promise<string | null> {
  // The compiler does not check a row that is spread in.
  const lost = Object.keys(rows).find((name) => !Object.hasOwn(submissionTables, name));
  if (lost) throw new Error(`A submission does not insert into ${lost}.`);
  const names = Object.keys(submissionTables) as (keyof Tables)[];
  const values = names.map((name) => JSON.stringify(rows[name]));
  const [row] = await tx.run(callOf('write_submission', [ctx.organizationId, ctx.mode, ...values]));
  return (row?.write_submission ?? null) as string | null;
}
