import type { SQL } from 'drizzle-orm';
import type { FilingSummary } from '#lib/contract/overview';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { onRecord } from '#lib/service/filing/filing-on-record';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';

/** Filings that meet every condition, as list rows. */
export async function readSummaries(
  ctx: Context,
  tx: Tx,
  conditions: (SQL | undefined)[],
  order: SQL,
  most: number,
): Promise<FilingSummary[]> {
  const rows = await tx
    .select(onRecord)
    .from(filings)
    .where(mine(ctx, filings, ...conditions))
    .orderBy(order, filings.id)
    .limit(most);
  return rows.map((row) => toFilingSummary(row, ctx.parts.jurisdictions, ctx.now));
}
