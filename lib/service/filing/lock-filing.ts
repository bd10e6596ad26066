import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/**
 * The row of a filing in the caller's organization and mode, locked until the transaction ends; 404 for any other. The
 * parent of a bundled filing is locked first, so that two filings that render each other never deadlock.
 */
export async function lockFiling(ctx: Context, tx: Tx, id: string): Promise<FilingRow> {
  if (!isId(id)) throw notFound('filing');
  const own = mine(ctx, filings);
  const parent = tx
    .select({ id: filings.parent_filing_id })
    .from(filings)
    .where(and(own, eq(filings.id, id)));
  const rows = await tx
    .select()
    .from(filings)
    .where(and(own, or(eq(filings.id, id), sql`${filings.id} = (${parent})`)))
    .orderBy(asc(filings.id))
    .for('update');
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound('filing');
  return row;
}
