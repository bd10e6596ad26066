import { acceptsResponse } from '#lib/rules/case/case-state';
import { lockCase } from '#lib/service/case/lock-case';
import { ownCase } from '#lib/service/case/own-case';
import { toCase } from '#lib/service/case/to-case';
import type { Parts } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { recordEvent } from '#lib/service/event/record-event';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

/** Records once that a case is past its due time without an answer; otherwise does nothing. */
export async function recordOverdueCaseJob(
  parts: Parts,
  { case_id, ...tenant }: JobPayloads['tell-overdue-case'],
): Promise<void> {
  const ctx = await jobContext(parts, tenant);
  await withTenant(ctx, async (tx) => {
    const { row, filing } = await lockCase(ctx, tx, case_id);
    const isDue = row.due_at !== null && row.due_at <= ctx.now;
    if (!isDue || row.overdue_at !== null || !acceptsResponse(row.status)) return;
    await tx.update(cases).set({ overdue_at: ctx.now }).where(ownCase(ctx, case_id));
    await recordEvent(ctx, tx, { type: 'case.overdue', object: toCase(row), filingId: filing?.id ?? null });
  });
}
