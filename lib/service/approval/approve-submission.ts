import type { Approval } from '#lib/contract/approval';
import type { FeeBreakdown } from '#lib/contract/fee';
import { decide } from '#lib/service/approval/decide';
import { approvalIs, loadApproval, lockApproval } from '#lib/service/approval/load-approval';
import { refuseToDecide } from '#lib/service/approval/may-decide';
import { submittingAgain } from '#lib/service/approval/submitting-again';
import { toApproval } from '#lib/service/approval/to-approval';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type ApprovalRow, approvals } from '#lib/service/db/schema/approvals';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { recordPlanFilingOfKey } from '#lib/service/plan/plan-states-of-key';
import { rebind } from '#lib/service/submission/make-once';
import { insertChecked, locksOf } from '#lib/service/submission/submit';

/**
 * Submits the held submission, byte for byte as it was sent. Every check runs again: the first that fails is the
 * answer, and the approval keeps waiting, since the cause may go away. Throws `conflict` if the fee differs from the
 * one that the approver saw; the approval then shows the new fee. A repeated call gets the same result.
 */
export async function approveSubmission(ctx: Context, id: string): Promise<Approval> {
  const found = await withTenant(ctx, (tx) => loadApproval(ctx, tx, id));
  if (found.status === 'approved') return toApproval(found);
  refuseToDecide(ctx, found);
  const { locks, make } = await submittingAgain(ctx, found);
  const { approval, repriced } = await withTenant(
    ctx,
    async (tx) => {
      const row = await lockApproval(ctx, tx, id);
      if (row.status === 'approved') return { approval: toApproval(row), repriced: false };
      refuseToDecide(ctx, row);
      const made = await make(tx);
      const [{ row: filing, filing: resource }] = made.filings;
      if (totalOf(filing.fee) !== totalOf(row.fee)) {
        return { approval: await reprice(ctx, tx, row, filing.fee), repriced: true };
      }
      await insertChecked(ctx, tx, made, []);
      if (row.idempotency_key !== null) {
        await rebind(ctx, tx, row.idempotency_key, resource);
        await recordPlanFilingOfKey(ctx, tx, row.idempotency_key, filing.id);
      }
      return {
        approval: await decide(ctx, tx, row, { status: 'approved', filing_id: filing.id }),
        repriced: false,
      };
    },
    locksOf(found.idempotency_key, locks),
  );
  if (repriced) throw feeChanged(found, approval);
  return approval;
}

function totalOf(fee: FeeBreakdown | null): number | null {
  return fee?.total.amount ?? null;
}

async function reprice(ctx: Context, tx: Tx, row: ApprovalRow, fee: FeeBreakdown | null): Promise<Approval> {
  const change = { fee, updated_at: ctx.now };
  await tx.update(approvals).set(change).where(approvalIs(ctx, row.id));
  await audit(ctx, tx, 'approval.repriced', 'approval', row.id, { before: { fee: row.fee }, after: { fee } });
  return toApproval({ ...row, ...change });
}

function feeChanged(before: ApprovalRow, { fee }: Approval): ProblemError {
  const words = (total: number | null) => (total === null ? 'no fee' : `$${total.toFixed(2)}`);
  return new ProblemError(
    'conflict',
    `The fee was ${words(totalOf(before.fee))} and is now ${words(totalOf(fee))}. Look at it, and approve again.`,
  );
}
