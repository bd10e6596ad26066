import type { Approval, RejectSubmissionRequest } from '#lib/contract/approval';
import { decide } from '#lib/service/approval/decide';
import { lockApproval } from '#lib/service/approval/load-approval';
import { refuseToDecide } from '#lib/service/approval/may-decide';
import { toApproval } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';

/**
 * Rejects a held submission without a filing, and says why. A repeated call gets the same result; another person’s, or
 * another reason, is a conflict.
 */
export function rejectSubmission(
  ctx: Context,
  id: string,
  { reason }: RejectSubmissionRequest,
): Promise<Approval> {
  return withTenant(ctx, async (tx) => {
    const row = await lockApproval(ctx, tx, id);
    if (row.status === 'rejected' && row.reason === reason && row.decided_by?.id === ctx.actor.id)
      return toApproval(row);
    refuseToDecide(ctx, row);
    return decide(ctx, tx, row, { status: 'rejected', reason });
  });
}
