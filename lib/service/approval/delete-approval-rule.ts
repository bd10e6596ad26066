import { eq } from 'drizzle-orm';
import { termsOf } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { approvalRules } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { isId } from '#lib/service/ids';

/** Deletes a rule. Submissions that it holds keep waiting. */
export function deleteApprovalRule(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const removed = isId(id)
      ? await tx
          .delete(approvalRules)
          .where(mine(ctx, approvalRules, eq(approvalRules.id, id)))
          .returning()
      : [];
    const [row] = removed;
    if (!row) throw notFound('approval rule');
    await audit(ctx, tx, 'approval_rule.deleted', 'approval_rule', id, { before: termsOf(row) });
  });
}
