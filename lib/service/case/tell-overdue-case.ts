import { acceptsResponse } from '#lib/rules/case/case-state';
import { lockCase } from '#lib/service/case/lock-case';
import { ownCase } from '#lib/service/case/own-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { recordEvent } from '#lib/service/event/record-event';

/** Records once that a case is past its due time without an answer; otherwise does nothing. */
export function tellOverdueCase(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const { row, filing } = await lockCase(ctx, tx, id);
    const isDue = row.due_at !== null && row.due_at <= ctx.now;
    if (!isDue || row.overdue_at !== null || !acceptsResponse(row.status)) return;
    await tx.update(cases).set({ overdue_at: ctx.now }).where(ownCase(ctx, id));
    await recordEvent(ctx, tx, { type: 'case.overdue', object: toCase(row), filingId: filing?.id ?? null });
  });
}
