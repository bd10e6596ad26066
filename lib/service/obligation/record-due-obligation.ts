import { isOpen, statusAt } from '#lib/rules/obligation/obligation-status';
import type { Context, Parts } from '#lib/service/context';
import { obligations } from '#lib/service/db/schema/obligations';
import { withTenant } from '#lib/service/db/tenant';
import { recordEvents } from '#lib/service/event/record-event';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { lockObligation, ownObligation } from '#lib/service/obligation/get-obligation';
import { stepEvents } from '#lib/service/obligation/insert-obligations';

export async function recordDueObligationJob(
  parts: Parts,
  { obligation_id, ...tenant }: JobPayloads['tell-due-obligation'],
): Promise<void> {
  await recordDueObligation(await jobContext(parts, tenant), obligation_id);
}

/**
 * Moves an open obligation to the status that its date gives it today, and records each step once; otherwise does
 * nothing.
 */
export function recordDueObligation(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const row = await lockObligation(ctx, tx, id);
    if (!isOpen(row.status)) return;
    const status = statusAt(row.due_on, ctx.now, ctx.parts.env.OBLIGATION_DUE_DAYS);
    const events = stepEvents({ ...row, status }, row.status);
    if (events.length === 0) return;
    await tx.update(obligations).set({ status, updated_at: ctx.now }).where(ownObligation(ctx, id));
    await recordEvents(ctx, tx, events);
  });
}
