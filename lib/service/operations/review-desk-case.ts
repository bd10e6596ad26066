import type { Case } from '#lib/contract/case';
import type { ReviewDeskCaseRequest, SupersedeDeskCaseRequest } from '#lib/contract/desk-move';
import { caseRefusal } from '#lib/service/case/case-refusal';
import { changeCase } from '#lib/service/case/change-case';
import { lockCase } from '#lib/service/case/lock-case';
import { reviewCase } from '#lib/service/case/review-case';
import type { OperatorContext } from '#lib/service/context';
import type { CaseRow } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { actingFor, takeFiling, tenantOfCase } from '#lib/service/operations/act-on-filing';
import { endTerminationCase } from '#lib/service/registered-agent/end-termination-case';

/** Ends the review of a case: it is resolved, or sent back with a reason. */
export async function reviewDeskCase(
  operator: OperatorContext,
  id: string,
  { outcome, reason, updated_at }: ReviewDeskCaseRequest,
): Promise<Case> {
  if (outcome === 'needs_response' && !reason) {
    const detail = 'Say why it is sent back: the partner reads it.';
    throw invalid([{ pointer: '/reason', code: 'required', detail }]);
  }
  const ctx = actingFor(operator, await tenantOfCase(operator, id));
  return withTenant(ctx, async (tx) => {
    const locked = await lockCase(ctx, tx, id);
    refuseChanged(locked.row, updated_at);
    if (locked.filing) await takeFiling(operator, ctx, tx, locked.filing.id);
    return reviewCase(ctx, tx, locked, { outcome, reason: reason ?? undefined });
  });
}

/** An answer may have come, or gone back, since the operator read the case. */
function refuseChanged(
  { status, updated_at }: Pick<CaseRow, 'status' | 'updated_at'>,
  read: string | null | undefined,
): void {
  if (!read || read === updated_at.toISOString()) return;
  const detail = 'The case has changed since you read it. Nothing was changed now: read it again.';
  throw new ProblemError('conflict', detail, { case_status: status });
}

/**
 * Closes a case that no longer needs an answer. A registered agent whose end the case was about serves on: a company
 * must not be without one by oversight.
 */
export async function supersedeDeskCase(
  operator: OperatorContext,
  id: string,
  { updated_at }: SupersedeDeskCaseRequest,
): Promise<Case> {
  const ctx = actingFor(operator, await tenantOfCase(operator, id));
  return withTenant(ctx, async (tx) => {
    const locked = await lockCase(ctx, tx, id);
    const { status, kind, parent_type, parent_id } = locked.row;
    const refusal = caseRefusal(status, 'supersede');
    if (refusal) throw refusal;
    refuseChanged(locked.row, updated_at);
    if (locked.filing) await takeFiling(operator, ctx, tx, locked.filing.id);
    const superseded = await changeCase(
      ctx,
      tx,
      locked,
      {
        status: 'superseded',
        resolution_reason: 'no_response_needed',
        resolved_at: ctx.now,
        review_at: null,
      },
      'case.superseded',
    );
    if (kind === 'ra_termination' && parent_type === 'business')
      await endTerminationCase(ctx, tx, parent_id, { keep_service: true });
    if (locked.filing) await changeFiling(ctx, tx, locked.filing, {}, null);
    return superseded;
  });
}
