import { asc, type SQL, sql } from 'drizzle-orm';
import type { OpenCaseRow } from '#lib/contract/overview';
import { filingOfCase } from '#lib/service/case/filing-of-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';

/** Cases that fulfil every condition, the earliest due date first, each with its filing. */
export async function readCases(
  ctx: Context,
  tx: Tx,
  conditions: (SQL | undefined)[],
  limit: number,
): Promise<OpenCaseRow[]> {
  const rows = await tx
    .select({ case: cases, resource: filings.resource, status_changed_at: filings.status_changed_at })
    .from(cases)
    .leftJoin(filings, filingOfCase)
    .where(mine(ctx, cases, ...conditions))
    .orderBy(sql`${cases.due_at} asc nulls last`, asc(cases.id))
    .limit(limit);
  return rows.map(({ case: row, resource, status_changed_at }) => ({
    case: toCase(row),
    filing:
      resource && status_changed_at
        ? toFilingSummary({ resource, status_changed_at }, ctx.parts.jurisdictions, ctx.now)
        : null,
  }));
}
