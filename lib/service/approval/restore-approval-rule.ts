import type { ApprovalRule } from '#lib/contract/approval';
import { lockApprovalRule, refuseTooManyRules, ruleIs } from '#lib/service/approval/load-approval-rule';
import { termsOf, toApprovalRule } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { approvalRules } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';

/**
 * Undoes `deleteApprovalRule`: the rule is unchanged. Restoring a rule that is not deleted changes nothing. Throws
 * `conflict` if there are the most rules already.
 */
export function restoreApprovalRule(ctx: Context, id: string): Promise<ApprovalRule> {
  return withTenant(
    ctx,
    async (tx) => {
      const row = await lockApprovalRule(ctx, tx, id, { removed: true });
      if (row.deleted_at) {
        await refuseTooManyRules(ctx, tx);
        await tx.update(approvalRules).set({ deleted_at: null }).where(ruleIs(ctx, id));
        await audit(ctx, tx, 'approval_rule.restored', 'approval_rule', id, { after: termsOf(row) });
      }
      return toApprovalRule(row);
    },
    ['approval rules'],
  );
}
