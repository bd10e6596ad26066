import { and, count, eq, isNull } from 'drizzle-orm';
import { mostApprovalRules } from '#lib/rules/approval/most-approval-rules';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ApprovalRuleRow, approvalRules } from '#lib/service/db/schema/approvals';
import { notFound, ProblemError } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** Not removed. */
export const ruleStands = isNull(approvalRules.deleted_at);

export function ruleIs(ctx: Context, id: string) {
  return mine(ctx, approvalRules, eq(approvalRules.id, id));
}

/** Locked until the transaction ends. Throws `not_found`. */
export async function lockApprovalRule(
  ctx: Context,
  tx: Tx,
  id: string,
  { removed = false } = {},
): Promise<ApprovalRuleRow> {
  const condition = and(ruleIs(ctx, id), removed ? undefined : ruleStands);
  const [row] = isId(id) ? await tx.select().from(approvalRules).where(condition).for('update') : [];
  if (!row) throw notFound('approval rule');
  return row;
}

/** Throws `conflict` if there is no room for one more. */
export async function refuseTooManyRules(ctx: Context, tx: Tx): Promise<void> {
  const standing = mine(ctx, approvalRules, ruleStands);
  const [found] = await tx.select({ rules: count() }).from(approvalRules).where(standing);
  if ((found?.rules ?? 0) < mostApprovalRules) return;
  throw new ProblemError(
    'conflict',
    `There are ${mostApprovalRules} rules, which is the most. Remove one first.`,
  );
}
