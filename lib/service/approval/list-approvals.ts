import { desc, eq, lt, ne } from 'drizzle-orm';
import type { Approval, ApprovalListQuery, ApprovalRow, ApprovalRowListQuery } from '#lib/contract/approval';
import type { List } from '#lib/contract/list';
import { toApproval, toApprovalRow } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { approvals } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';

const order = 'approvals newest first';

/** A page of approvals, newest first. */
export async function listApprovals(ctx: Context, query: ApprovalListQuery): Promise<List<Approval>> {
  return pageOfIds(await readPage(ctx, query), query.limit, order, toApproval);
}

/** The same for a person. `ended` is every status except waiting. */
export async function listApprovalRows(
  ctx: Context,
  query: ApprovalRowListQuery,
): Promise<List<ApprovalRow>> {
  return pageOfIds(await readPage(ctx, query), query.limit, order, (row) => toApprovalRow(ctx, row));
}

function readPage(ctx: Context, { status, idempotency_key, cursor, limit }: ApprovalRowListQuery) {
  const before = cursor === undefined ? null : readIdCursor(cursor, order);
  return withTenant(ctx, (tx) =>
    tx
      .select()
      .from(approvals)
      .where(
        mine(
          ctx,
          approvals,
          before ? lt(approvals.id, before) : undefined,
          ofStatus(status),
          idempotency_key === undefined ? undefined : eq(approvals.idempotency_key, idempotency_key),
        ),
      )
      .orderBy(desc(approvals.id))
      .limit(limit + 1),
  );
}

function ofStatus(status: ApprovalRowListQuery['status']) {
  if (status === undefined) return undefined;
  return status === 'ended' ? ne(approvals.status, 'waiting') : eq(approvals.status, status);
}
