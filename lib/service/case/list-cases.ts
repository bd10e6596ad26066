import { and, desc, lt } from 'drizzle-orm';
import type { Case, CaseListQuery } from '#lib/contract/case';
import type { List } from '#lib/contract/list';
import { caseFilters } from '#lib/service/case/case-filters';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
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
      .where(and(caseFilters(ctx, query), before ? lt(cases.id, before) : undefined))
      .orderBy(desc(cases.id))
      .limit(query.limit + 1);
    return pageOfIds(rows, query.limit, order, toCase);
  });
}
