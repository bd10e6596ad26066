import { eq, or, sql } from 'drizzle-orm';
import type { CaseNeighbors } from '#lib/contract/neighbors';
import { casePlace } from '#lib/service/case/case-status';
import { loadCase } from '#lib/service/case/get-case';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';

const inOrder = sql`over (order by ${casePlace}, ${cases.id})`;

/** The cases that need an answer before and after this one, as the inbox lists them. */
export function getCaseNeighbors(ctx: Context, id: string): Promise<CaseNeighbors> {
  return withTenant(ctx, async (tx) => {
    const own = await loadCase(ctx, tx, id);
    const inbox = tx.$with('inbox').as(
      tx
        .select({
          id: cases.id,
          previous_id: sql<string | null>`lag(${cases.id}) ${inOrder}`.as('previous_id'),
          next_id: sql<string | null>`lead(${cases.id}) ${inOrder}`.as('next_id'),
          place: sql<number>`row_number() ${inOrder}`.mapWith(Number).as('place'),
          total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
        })
        .from(cases)
        .where(mine(ctx, cases, eq(cases.status, 'needs_response'))),
    );
    const rows = await tx
      .with(inbox)
      .select()
      .from(inbox)
      .where(or(eq(inbox.id, own.id), eq(inbox.place, 1)));
    const found = rows.find((row) => row.id === own.id);
    if (found) {
      const { previous_id, next_id, place, total } = found;
      return { object: 'neighbors', previous_id, next_id, place, total };
    }
    const [first] = rows;
    return {
      object: 'neighbors',
      previous_id: null,
      next_id: first?.id ?? null,
      place: null,
      total: first?.total ?? 0,
    };
  });
}
