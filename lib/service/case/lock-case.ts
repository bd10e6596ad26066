import { loadCase } from '#lib/service/case/get-case';
import { ownCase } from '#lib/service/case/own-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type CaseRow, cases } from '#lib/service/db/schema/cases';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { notFound } from '#lib/service/errors';
import { lockFiling } from '#lib/service/filing/lock-filing';

export type LockedCase = {
  row: CaseRow;
  /** The filing that waits for the case; null if the case belongs to something else. */
  filing: FilingRow | null;
};

/** Locks a case and its filing. The filing is always locked first, so that two changes never deadlock. */
export async function lockCase(ctx: Context, tx: Tx, id: string): Promise<LockedCase> {
  const seen = await loadCase(ctx, tx, id);
  const filing = seen.parent_type === 'filing' ? await lockFiling(ctx, tx, seen.parent_id) : null;
  const [row] = await tx.select().from(cases).where(ownCase(ctx, id)).for('update');
  if (!row) throw notFound('case');
  return { row, filing };
}
