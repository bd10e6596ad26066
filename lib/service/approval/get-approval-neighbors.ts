import { asc, desc, gt, lt, type SQL } from 'drizzle-orm';
import type { Neighbors } from '#lib/contract/neighbors';
import { loadApproval } from '#lib/service/approval/load-approval';
import { whatIsForMe } from '#lib/service/approval/waiting-for-me';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { approvals } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';

/** The approvals that wait for the viewer before and after this one, oldest first. */
export function getApprovalNeighbors(ctx: Context, id: string): Promise<Neighbors> {
  return withTenant(ctx, async (tx) => {
    const { status } = await loadApproval(ctx, tx, id);
    const isWaiting = status === 'waiting';
    const forMe = whatIsForMe(ctx);
    const nearest = async (order: SQL, beyond?: SQL) => {
      if (forMe === null) return null;
      const [row] = await tx
        .select({ id: approvals.id })
        .from(approvals)
        .where(mine(ctx, approvals, forMe, beyond))
        .orderBy(order)
        .limit(1);
      return row?.id ?? null;
    };
    return {
      object: 'neighbors',
      previous_id: isWaiting ? await nearest(desc(approvals.id), lt(approvals.id, id)) : null,
      next_id: await nearest(asc(approvals.id), isWaiting ? gt(approvals.id, id) : undefined),
    };
  });
}
