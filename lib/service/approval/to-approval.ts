import type { Approval, ApprovalRule, ApprovalRow as Shown } from '#lib/contract/approval';
import { toAmount } from '#lib/rules/fees/money';
import { decisionOf } from '#lib/service/approval/may-decide';
import type { Context } from '#lib/service/context';
import type { ApprovalRow, ApprovalRuleRow } from '#lib/service/db/schema/approvals';
import { versionOf } from '#lib/service/resource-version';

export function toApproval(row: ApprovalRow): Approval {
  return {
    id: row.id,
    object: 'approval',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    status: row.status,
    operation: row.operation,
    type: row.type,
    jurisdiction: row.jurisdiction,
    legal_name: row.legal_name,
    business_id: row.business_id,
    expedited_tier: row.expedited_tier,
    fee: row.fee,
    body_sha256: row.body_sha256,
    rule: row.rule,
    requested_by: row.requested_by,
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    filing_id: row.filing_id,
    expires_at: row.expires_at.toISOString(),
  };
}

/** For a person: with whether they may decide, and the version that they decide on. */
export function toApprovalRow(ctx: Context, row: ApprovalRow): Shown {
  const approval = toApproval(row);
  return { approval, decision: decisionOf(ctx, row), version: versionOf(approval) };
}

export function toApprovalRule(row: ApprovalRuleRow): ApprovalRule {
  return {
    ...termsOf(row),
    id: row.id,
    object: 'approval_rule',
    mode: row.mode,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
  };
}

/** The fee that the rule compares, in whole currency units. */
export function termsOf(
  row: Pick<ApprovalRuleRow, 'over_amount_cents' | 'jurisdictions' | 'expedited_only' | 'applies_to'>,
) {
  return {
    over_amount: row.over_amount_cents === null ? null : toAmount(row.over_amount_cents),
    jurisdictions: row.jurisdictions,
    expedited_only: row.expedited_only,
    applies_to: row.applies_to,
  };
}
