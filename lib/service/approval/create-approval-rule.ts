import type { ApprovalRule, CreateApprovalRuleRequest } from '#lib/contract/approval';
import { toCents } from '#lib/rules/fees/money';
import { lockApprovalRule, refuseTooManyRules } from '#lib/service/approval/load-approval-rule';
import { termsOf, toApprovalRule } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { type ApprovalRuleRow, approvalRules } from '#lib/service/db/schema/approvals';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Adds a rule to the mode of the caller. It applies to submissions from now on. */
export function createApprovalRule(
  ctx: Context,
  asked: CreateApprovalRuleRequest,
  once?: Once,
): Promise<ApprovalRule> {
  const make = async (tx: Tx) => {
    await refuseTooManyRules(ctx, tx);
    const row: ApprovalRuleRow = {
      ...ofTenant(ctx),
      id: newId(ctx.now),
      over_amount_cents: asked.over_amount == null ? null : toCents(asked.over_amount),
      jurisdictions: asked.jurisdictions ? [...new Set(asked.jurisdictions)].sort() : null,
      expedited_only: asked.expedited_only ?? false,
      applies_to: [...new Set(asked.applies_to ?? (['people', 'keys'] as const))],
      created_by: ctx.actor.name,
      created_at: ctx.now,
      deleted_at: null,
    };
    await tx.insert(approvalRules).values(row);
    await audit(ctx, tx, 'approval_rule.created', 'approval_rule', row.id, { after: termsOf(row) });
    return toApprovalRule(row);
  };
  const show = async (tx: Tx, id: string) => toApprovalRule(await lockApprovalRule(ctx, tx, id));
  return makeOnce(ctx, once, { make, show }, ['approval rules']);
}
