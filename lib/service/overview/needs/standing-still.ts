import { and, asc, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { isOpenFiling } from '#lib/service/filing/is-open';
import { readSummaries } from '#lib/service/filing/read-summaries';
import { defineNeed } from '#lib/service/overview/needs/need';

/** Filings that have been in their status longer than usual, the one that is due the longest first. */
export const standingStillNeed = defineNeed({
  table: filings,
  changedAt: filings.status_changed_at,
  waits: standsStill,
  rows: (ctx, tx, conditions, most) => readSummaries(ctx, tx, conditions, asc(filings.late_at), most),
});

/** A filing that waits on a case does not stand still: the case is what is due. */
export function standsStill(ctx: Context): SQL {
  const isUnderReview = sameTenant(
    cases,
    filings,
    sql`${cases.parent_id} = ${filings.id}`,
    sql`${cases.status} = 'under_review'`,
  );
  // As the index states it.
  const isLate = and(sql`not ${filings.needs_response}`, isOpenFiling, lte(filings.late_at, ctx.now));
  return sql`(${isLate} and not exists (select from ${cases} where ${isUnderReview}))`;
}
