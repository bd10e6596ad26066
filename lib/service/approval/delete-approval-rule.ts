import { lockApprovalRule, ruleIs } from '#lib/service/approval/load-approval-rule';
import { termsOf } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { approvalRules } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';

/** Deletes a rule, which `restoreApprovalRule` can restore unchanged. Submissions that it holds keep waiting. */
export function deleteApprovalRule(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const row = await lockApprovalRule(ctx, tx, id);
    await tx.update(approvalRules).set({ deleted_at: ctx.now }).where(ruleIs(ctx, id));
    await audit(ctx, tx, 'approval_rule.deleted', 'approval_rule', id, { before: termsOf(row) });
  });
}
