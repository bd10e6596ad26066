import { and, asc, count, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Approval } from '#lib/contract/approval';
import { may } from '#lib/rules/person/permissions';
import { toApproval } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { approvals } from '#lib/service/db/schema/approvals';

/** What the person who looks may decide on: see `decisionOf`. */
function isForMe(ctx: Context) {
  const { id } = ctx.actor;
  const notMine =
    id === null
      ? undefined
      : or(isNull(approvals.requested_by_person), ne(approvals.requested_by_person, id));
  return mine(
    ctx,
    approvals,
    and(eq(approvals.status, 'waiting'), gt(approvals.expires_at, ctx.now), notMine),
  );
}

export async function countForMe(ctx: Context, tx: Tx): Promise<number> {
  if (!may(ctx.roles, 'approve')) return 0;
  const [found] = await tx.select({ waiting: count() }).from(approvals).where(isForMe(ctx));
  return found?.waiting ?? 0;
}

/** The oldest first. */
export async function waitingForMe(ctx: Context, tx: Tx, most: number): Promise<Approval[]> {
  if (!may(ctx.roles, 'approve')) return [];
  const rows = await tx.select().from(approvals).where(isForMe(ctx)).orderBy(asc(approvals.id)).limit(most);
  return rows.map(toApproval);
}
