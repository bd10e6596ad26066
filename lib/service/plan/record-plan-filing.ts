import { eq } from 'drizzle-orm';
import type { PlanDraft, RecordPlanFilingRequest } from '#lib/contract/plan-draft';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import type { PlanRow } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, notFound, ProblemError } from '#lib/service/errors';
import { endState } from '#lib/service/plan/end-state';
import { lockPlan } from '#lib/service/plan/load-plan';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';

/** Records the filing of a state of the plan. The plan is submitted when every state has one. Idempotent. */
export function recordPlanFiling(
  ctx: Context,
  id: string,
  input: RecordPlanFilingRequest,
): Promise<PlanDraft> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await lockPlan(ctx, tx, id);
    const state = states.find(({ jurisdiction }) => jurisdiction === input.jurisdiction);
    if (!state) throw notFound('state of this draft');
    if (state.filing_id === input.filing_id) return toPlanDraft(ctx, row, states);
    if (state.filing_id) {
      throw new ProblemError('conflict', 'This state of the draft became another filing.', {
        existing_filing_id: state.filing_id,
      });
    }
    await refuseForeignFiling(ctx, tx, row, input);
    const ended = await endState(ctx, tx, { row, states }, state, { filing_id: input.filing_id });
    return toPlanDraft(ctx, ended, states);
  });
}

async function refuseForeignFiling(
  ctx: Context,
  tx: Tx,
  { type, business_id }: PlanRow,
  input: RecordPlanFilingRequest,
): Promise<void> {
  const [filing] = await tx
    .select({ id: filings.id })
    .from(filings)
    .where(
      mine(
        ctx,
        filings,
        eq(filings.id, input.filing_id),
        eq(filings.jurisdiction, input.jurisdiction),
        eq(filings.type, type),
        business_id ? eq(filings.formation_business_id, business_id) : undefined,
      ),
    );
  if (filing) return;
  const detail = 'This is no filing of this draft in this state.';
  throw invalid([{ pointer: '/filing_id', code: 'invalid_value', detail }]);
}
