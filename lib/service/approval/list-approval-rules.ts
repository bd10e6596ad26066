import { desc, lt } from 'drizzle-orm';
import type { ApprovalRule } from '#lib/contract/approval';
import type { List, PageQuery } from '#lib/contract/list';
import { ruleStands } from '#lib/service/approval/load-approval-rule';
import { toApprovalRule } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { approvalRules } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';

const order = 'approval rules';

/** The rules of the caller's mode, newest first. */
export function listApprovalRules(ctx: Context, { limit, cursor }: PageQuery): Promise<List<ApprovalRule>> {
  const before = cursor === undefined ? null : readIdCursor(cursor, order);
  return withTenant(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(approvalRules)
      .where(mine(ctx, approvalRules, ruleStands, before ? lt(approvalRules.id, before) : undefined))
      .orderBy(desc(approvalRules.id))
      .limit(limit + 1);
    return pageOfIds(rows, limit, order, toApprovalRule);
  });
}
