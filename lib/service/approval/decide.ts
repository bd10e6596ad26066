import type { Approval } from '#lib/contract/approval';
import { approvalIs } from '#lib/service/approval/load-approval';
import { toApproval } from '#lib/service/approval/to-approval';
import { planRefusals } from '#lib/service/approval/words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type ApprovalRow, approvals } from '#lib/service/db/schema/approvals';
import { recordEvent } from '#lib/service/event/record-event';
import { renewPlanKey } from '#lib/service/plan/plan-states-of-key';
import { rebind } from '#lib/service/submission/make-once';

type Decision =
  | { status: 'approved'; filing_id: string }
  | { status: 'rejected'; reason: string }
  | { status: 'expired' };

/** Ends a waiting approval; the sealed body, with any tax id, is deleted. */
export async function decide(ctx: Context, tx: Tx, row: ApprovalRow, decision: Decision): Promise<Approval> {
  const change = {
    ...decision,
    body_sealed: null,
    decided_by: ctx.actor,
    decided_at: ctx.now,
    updated_at: ctx.now,
  };
  await tx.update(approvals).set(change).where(approvalIs(ctx, row.id));
  const approval = toApproval({ ...row, ...change });
  await recordEvent(ctx, tx, { type: 'approval.decided', object: approval, before: toApproval(row) });
  if (decision.status !== 'approved') await endWithoutFiling(ctx, tx, row, whyNot(ctx, decision));
  return approval;
}

/** What the plan says of a state that was not approved. */
function whyNot({ actor }: Context, decision: Exclude<Decision, { status: 'approved' }>): string {
  return decision.status === 'rejected'
    ? planRefusals.rejected(actor.name, decision.reason)
    : planRefusals.expired;
}

/**
 * A retry gets the outcome for the usual time; a plan is submitted again under another key. The requester gets an
 * email.
 */
async function endWithoutFiling(
  ctx: Context,
  tx: Tx,
  { id, idempotency_key }: ApprovalRow,
  why: string,
): Promise<void> {
  if (idempotency_key !== null) {
    await rebind(ctx, tx, idempotency_key, { id, object: 'approval' });
    await renewPlanKey(ctx, tx, idempotency_key, why);
  }
  await ctx.parts.jobs.enqueue(tx, 'mail-approval', {
    organization_id: ctx.organizationId,
    mode: ctx.mode,
    approval_id: id,
  });
}
