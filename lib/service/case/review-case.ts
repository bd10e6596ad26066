import type { Case, CaseReview, CaseStatus } from '#lib/contract/case';
import type { CaseAction } from '#lib/rules/case/case-state';
import { applyResolution } from '#lib/service/case/apply-resolution';
import { caseRefusal } from '#lib/service/case/case-refusal';
import { changeCase } from '#lib/service/case/change-case';
import type { LockedCase } from '#lib/service/case/lock-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { changeFiling } from '#lib/service/filing/change-filing';
import { resumeFiling } from '#lib/service/filing/resume-filing';

/** The reviewer's decision on an answer. */
export type Verdict = {
  outcome: CaseReview['outcome'];
  reason?: string | undefined;
};

/**
 * Ends the review of a locked case: `resolved`, which applies the answer, or `needs_response` if the answer is not
 * accepted. If a new legal name is not available either, the case asks again, whatever the decision was.
 */
export async function reviewCase(
  ctx: Context,
  tx: Tx,
  locked: LockedCase,
  { outcome, reason }: Verdict,
): Promise<Case> {
  const { row, filing } = locked;
  refuseUnless(row.status, outcome === 'resolved' ? 'resolve' : 'ask_again');
  const resolution = outcome === 'resolved' ? await applyResolution(ctx, tx, locked) : null;
  const refusal = resolution?.ok === false ? resolution.reason : null;
  const reviewed =
    resolution?.ok === true
      ? await resolve(ctx, tx, locked, reason)
      : await askAgain(ctx, tx, locked, { reason: refusal ?? reason, refusal });
  if (filing) {
    const patch = resolution?.ok === true ? resolution.filing : null;
    const { row: changed } = await changeFiling(ctx, tx, filing, patch ?? {}, patch && 'filing.updated');
    await resumeFiling(ctx, tx, changed);
  }
  return reviewed;
}

function resolve(ctx: Context, tx: Tx, locked: LockedCase, reason: string | undefined): Promise<Case> {
  const answered = locked.row.status === 'under_review' && locked.row.response !== null;
  return changeCase(
    ctx,
    tx,
    locked,
    {
      status: 'resolved',
      review_at: null,
      // Without an answer there was nothing to review.
      ...(answered && { review: reviewOf(ctx, 'resolved', reason) }),
      resolved_at: ctx.now,
      resolution_reason: answered ? 'response_received' : 'no_response_needed',
    },
    'case.resolved',
  );
}

/** The result of the naming check also goes into the details, where the case says what it asks for. */
function askAgain(
  ctx: Context,
  tx: Tx,
  locked: LockedCase,
  { reason, refusal }: { reason: string | undefined; refusal: string | null },
): Promise<Case> {
  const checked = refusal && `**The name was checked again.** ${refusal}`;
  refuseUnless(locked.row.status, 'ask_again');
  return changeCase(
    ctx,
    tx,
    locked,
    {
      status: 'needs_response',
      review_at: null,
      review: reviewOf(ctx, 'needs_response', reason),
      details: [locked.row.details, checked].filter(Boolean).join('\n\n') || null,
    },
    'case.updated',
  );
}

function refuseUnless(status: CaseStatus, action: CaseAction): void {
  const refusal = caseRefusal(status, action);
  if (refusal) throw refusal;
}

function reviewOf(ctx: Context, outcome: CaseReview['outcome'], reason: string | undefined): CaseReview {
  return { outcome, reason: reason ?? null, at: ctx.now.toISOString() };
}
