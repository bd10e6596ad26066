import { and, asc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Approval } from '#lib/contract/approval';
import { may } from '#lib/rules/person/permissions';
import { toApproval } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { approvals } from '#lib/service/db/schema/approvals';

/**
 * The condition for approvals on which the viewer may decide: see `decisionOf`. Null for viewers who may decide on
 * nothing.
 */
export function whatIsForMe(ctx: Context): SQL | null {
  if (!may(ctx.roles, 'approve')) return null;
  const { id } = ctx.actor;
  const notMine =
    id === null
      ? undefined
      : or(isNull(approvals.requested_by_person), ne(approvals.requested_by_person, id));
  return and(eq(approvals.status, 'waiting'), gt(approvals.expires_at, ctx.now), notMine) ?? null;
}

/** The oldest first. */
export async function waitingForMe(
  ctx: Context,
  tx: Tx,
  conditions: (SQL | undefined)[],
  most: number,
): Promise<Approval[]> {
  const rows = await tx
    .select()
    .from(approvals)
    .where(mine(ctx, approvals, ...conditions))
    .orderBy(asc(approvals.id))
    .limit(most);
  return rows.map(toApproval);
}
