import { count } from 'drizzle-orm';
import type { ApprovalRule, CreateApprovalRuleRequest } from '#lib/contract/approval';
import { mostApprovalRules } from '#lib/rules/approval/most-approval-rules';
import { toCents } from '#lib/rules/fees/money';
import { termsOf, toApprovalRule } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type ApprovalRuleRow, approvalRules } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';

/** Adds a rule to the mode of the caller. It applies to submissions from now on. */
export function createApprovalRule(ctx: Context, asked: CreateApprovalRuleRequest): Promise<ApprovalRule> {
  return withTenant(
    ctx,
    async (tx) => {
      await refuseTooMany(ctx, tx);
      const row: ApprovalRuleRow = {
        ...ofTenant(ctx),
        id: newId(ctx.now),
        over_amount_cents: asked.over_amount == null ? null : toCents(asked.over_amount),
        jurisdictions: asked.jurisdictions ? [...new Set(asked.jurisdictions)].sort() : null,
        expedited_only: asked.expedited_only ?? false,
        applies_to: [...new Set(asked.applies_to ?? (['people', 'keys'] as const))],
        created_by: ctx.actor.name,
        created_at: ctx.now,
      };
      await tx.insert(approvalRules).values(row);
      await audit(ctx, tx, 'approval_rule.created', 'approval_rule', row.id, { after: termsOf(row) });
      return toApprovalRule(row);
    },
    ['approval rules'],
  );
}

async function refuseTooMany(ctx: Context, tx: Tx): Promise<void> {
  const [found] = await tx.select({ rules: count() }).from(approvalRules).where(mine(ctx, approvalRules));
  if ((found?.rules ?? 0) < mostApprovalRules) return;
  throw new ProblemError(
    'conflict',
    `There are ${mostApprovalRules} rules, which is the most. Remove one first.`,
  );
}
