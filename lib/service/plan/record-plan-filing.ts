import { eq } from 'drizzle-orm';
import type { Plan, RecordPlanFilingRequest } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { type PlanRow, planStates, plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, notFound, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { lockPlan, planIs } from '#lib/service/plan/load-plan';
import { toPlan } from '#lib/service/plan/to-plan';

/** Notes which filing a state of the plan became. The plan is submitted when every state has one. May be called again. */
export function recordPlanFiling(ctx: Context, id: string, input: RecordPlanFilingRequest): Promise<Plan> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await lockPlan(ctx, tx, id);
    const state = states.find(({ jurisdiction }) => jurisdiction === input.jurisdiction);
    if (!state) throw notFound('state of this draft');
    if (state.filing_id === input.filing_id) return toPlan(row, states);
    if (state.filing_id) {
      throw new ProblemError('conflict', 'This state of the draft became another filing.', {
        existing_filing_id: state.filing_id,
      });
    }
    await refuseForeignFiling(ctx, tx, row, input);
    state.filing_id = input.filing_id;
    await tx
      .update(planStates)
      .set({ filing_id: input.filing_id })
      .where(
        mine(ctx, planStates, eq(planStates.plan_id, id), eq(planStates.jurisdiction, input.jurisdiction)),
      );
    const submitted_at = states.every(({ filing_id }) => filing_id) ? ctx.now : null;
    const change = {
      version: row.version + 1,
      submitted_at,
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    };
    await tx.update(plans).set(change).where(planIs(ctx, id));
    await audit(ctx, tx, 'plan.filing_recorded', 'plan', id);
    return toPlan({ ...row, ...change }, states);
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
