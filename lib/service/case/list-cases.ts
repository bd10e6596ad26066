import { desc, eq, inArray, lt } from 'drizzle-orm';
import type { Case, CaseListQuery } from '#lib/contract/case';
import type { List } from '#lib/contract/list';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { boundOfTime } from '#lib/service/db/bound-of-time';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';

const order = 'cases newest first';

/** A page of cases, newest first. */
export function listCases(ctx: Context, query: CaseListQuery): Promise<List<Case>> {
  return withTenant(ctx, async (tx) => {
    const before = query.cursor === undefined ? null : readIdCursor(query.cursor, order);
    const rows = await tx
      .select()
      .from(cases)
      .where(
        mine(
          ctx,
          cases,
          before ? lt(cases.id, before) : undefined,
          query.kind ? eq(cases.kind, query.kind) : undefined,
          query.parent_id ? eq(cases.parent_id, query.parent_id) : undefined,
          query.due_before ? lt(cases.due_at, boundOfTime(query.due_before)) : undefined,
          ofStatus(query.status),
        ),
      )
      .orderBy(desc(cases.id))
      .limit(query.limit + 1);
    return pageOfIds(rows, query.limit, order, toCase);
  });
}

function ofStatus(status: CaseListQuery['status']) {
  if (status === undefined) return undefined;
  if (status === 'open') return inArray(cases.status, ['needs_response', 'under_review']);
  return eq(cases.status, status);
}
