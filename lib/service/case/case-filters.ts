import { eq, lt, type SQL } from 'drizzle-orm';
import type { CaseListQuery } from '#lib/contract/case';
import { isOpenCaseRow } from '#lib/service/case/case-status';
import type { Context } from '#lib/service/context';
import { boundOfTime } from '#lib/service/db/bound-of-time';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';

/** The rows that match the filters of a list of cases, in the caller's organization and mode. */
export function caseFilters(ctx: Context, query: CaseListQuery): SQL | undefined {
  return mine(
    ctx,
    cases,
    statusFilter(query.status),
    query.kind ? eq(cases.kind, query.kind) : undefined,
    query.parent_id ? eq(cases.parent_id, query.parent_id) : undefined,
    query.due_before ? lt(cases.due_at, boundOfTime(query.due_before)) : undefined,
  );
}

function statusFilter(status: CaseListQuery['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'open' ? isOpenCaseRow : eq(cases.status, status);
}
