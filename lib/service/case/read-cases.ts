import { asc, type SQL, sql } from 'drizzle-orm';
import type { OpenCaseRow } from '#lib/contract/overview';
import { filingsOfCases } from '#lib/service/case/filings-of-cases';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';

/** Cases that meet every condition, earliest due date first, each with its filing. */
export async function readCases(
  ctx: Context,
  tx: Tx,
  conditions: (SQL | undefined)[],
  limit: number,
): Promise<OpenCaseRow[]> {
  const rows = await tx
    .select()
    .from(cases)
    .where(mine(ctx, cases, ...conditions))
    .orderBy(sql`${cases.due_at} asc nulls last`, asc(cases.id))
    .limit(limit);
  const filings = await filingsOfCases(ctx, tx, rows);
  return rows.map((row) => ({ case: toCase(row), filing: filings.get(row.id) ?? null }));
}
