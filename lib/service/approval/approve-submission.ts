import type { Approval } from '#lib/contract/approval';
import type { FeeBreakdown } from '#lib/contract/fee';
import { formatDollars } from '#lib/rules/fees/format-money';
import { withPeriod } from '#lib/rules/with-period';
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
import { audit, differences } from '#lib/service/event/record-event';
import { endPlanStateOfKey } from '#lib/service/plan/plan-states-of-key';
import { requireVersion } from '#lib/service/resource-version';
import { rebind } from '#lib/service/submission/make-once';
import { insertChecked, locksOf } from '#lib/service/submission/submit';

/**
 * Submits the held submission, byte for byte as it was sent. Every check runs again: the first that fails is the
 * answer, and the approval keeps waiting, since the cause may go away. Throws `conflict` if the fee or the name of the
 * record differs from what the approval shows; it then shows the new one. With `ifMatch`, only that version is approved.
 * A repeated call gets the same result.
 */
export async function approveSubmission(
  ctx: Context,
  id: string,
  ifMatch: string | undefined,
): Promise<Approval> {
  const found = await withTenant(ctx, (tx) => loadApproval(ctx, tx, id));
  if (found.status === 'approved') return toApproval(found);
  refuseToDecide(ctx, found);
  const { locks, make } = await submittingAgain(ctx, found);
  const { approval, changed } = await withTenant(
    ctx,
    async (tx) => {
      const row = await lockApproval(ctx, tx, id);
      if (row.status === 'approved') return { approval: toApproval(row), changed: false };
      refuseToDecide(ctx, row);
      requireVersion(ifMatch, 'approval', toApproval(row));
      const made = await make(tx);
      const [{ row: filing, filing: resource }] = made.filings;
      if (totalOf(filing.fee) !== totalOf(row.fee) || filing.legal_name !== row.legal_name) {
        return { approval: await showAnew(ctx, tx, row, filing), changed: true };
      }
      await insertChecked(ctx, tx, made, []);
      if (row.idempotency_key !== null) {
        await rebind(ctx, tx, row.idempotency_key, resource);
        await endPlanStateOfKey(ctx, tx, row.idempotency_key, row, { filing_id: filing.id });
      }
      return {
        approval: await decide(ctx, tx, row, { status: 'approved', filing_id: filing.id }),
        changed: false,
      };
    },
    locksOf(found.idempotency_key, locks),
  );
  if (changed) throw changedSince(found, approval);
  return approval;
}

function totalOf(fee: FeeBreakdown | null): number | null {
  return fee?.total.amount ?? null;
}

type Shown = Pick<ApprovalRow, 'fee' | 'legal_name'>;

async function showAnew(
  ctx: Context,
  tx: Tx,
  row: ApprovalRow,
  { fee, legal_name }: Shown,
): Promise<Approval> {
  const after = { ...row, fee, legal_name, updated_at: ctx.now };
  await tx.update(approvals).set({ fee, legal_name, updated_at: ctx.now }).where(approvalIs(ctx, row.id));
  await audit(
    ctx,
    tx,
    'approval.updated',
    'approval',
    row.id,
    differences(row, after, ['fee', 'legal_name']),
  );
  return toApproval(after);
}

function changedSince(before: Shown, after: Shown): ProblemError {
  const words = (total: number | null) => (total === null ? 'no fee' : formatDollars(total));
  const [was, is] = [totalOf(before.fee), totalOf(after.fee)];
  const changes = [
    ...(was === is ? [] : [`The fee was ${words(was)} and is now ${words(is)}.`]),
    ...(before.legal_name === after.legal_name
      ? []
      : [withPeriod(`The name was ${before.legal_name} and is now ${after.legal_name}`)]),
  ];
  return new ProblemError('conflict', `${changes.join(' ')} Look at it, and approve again.`);
}
