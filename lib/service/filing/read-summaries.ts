import type { SQL } from 'drizzle-orm';
import type { FilingSummary } from '#lib/contract/overview';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
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
    .select({ resource: filings.resource, status_changed_at: filings.status_changed_at })
    .from(filings)
    .where(mine(ctx, filings, ...conditions))
    .orderBy(order, filings.id)
    .limit(most);
  return rows.map((row) => toFilingSummary(row, ctx.parts.jurisdictions, ctx.now));
}
