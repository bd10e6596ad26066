import type { Case } from '#lib/contract/case';
import { moveCase } from '#lib/domain/case-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ProblemError } from '#lib/service/errors';
import { applyResolution } from '#lib/service/verbs/case/apply-resolution';
import { changeCase } from '#lib/service/verbs/case/change-case';
import type { LockedCase } from '#lib/service/verbs/case/lock-case';
import { changeFiling } from '#lib/service/verbs/filing/change-filing';
import { resumeFiling } from '#lib/service/verbs/sandbox/resume-filing';

/**
 * Ends the review of a locked case: `resolved`, or `needs_response` where the answer was found wanting. A new legal
 * name that is not available either is asked for again, whatever the outcome was to be.
 */
export async function reviewCase(
  ctx: Context,
  tx: Tx,
  locked: LockedCase,
  outcome: 'resolved' | 'needs_response',
): Promise<Case> {
  const { row, filing } = locked;
  const refusal = outcome === 'resolved' ? await applyResolution(ctx, tx, locked) : null;
  const askAgain = outcome === 'needs_response' || refusal !== null;
  const move = moveCase(row.status, askAgain ? 'ask_again' : 'resolve');
  if (!move.ok) throw new ProblemError('conflict', move.detail, { case_status: row.status });
  const reviewed = askAgain
    ? await changeCase(
        ctx,
        tx,
        locked,
        {
          status: move.next,
          review_at: null,
          details: [row.details, refusal].filter(Boolean).join('\n\n') || null,
        },
        'case.updated',
      )
    : await changeCase(
        ctx,
        tx,
        locked,
        {
          status: move.next,
          review_at: null,
          resolved_at: ctx.now,
          resolution_reason: row.response ? 'response_received' : 'no_response_needed',
        },
        'case.resolved',
      );
  if (filing) {
    const renamed = await filingAfter(ctx, tx, locked, askAgain);
    await resumeFiling(ctx, tx, renamed);
  }
  return reviewed;
}

/** The filing with the name that the case settled; without one, only its cases are drawn anew. */
async function filingAfter(ctx: Context, tx: Tx, { row, filing }: LockedCase, askAgain: boolean) {
  if (!filing) throw new Error('A case without a filing was to move one.');
  const name = row.kind === 'legal_name_change' && !askAgain ? row.response?.fields.legal_name : undefined;
  if (typeof name !== 'string') return (await changeFiling(ctx, tx, filing, {}, null)).row;
  return (await changeFiling(ctx, tx, filing, { legal_name: name.trim() }, 'filing.updated')).row;
}
