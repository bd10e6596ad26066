import { eq } from 'drizzle-orm';
import type { PlanChange, UpdatePlanRequest, UpdatePlanResult } from '#lib/contract/plan';
import type { FieldError } from '#lib/contract/problem';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { applyPlanChanges } from '#lib/service/plan/apply-plan-change';
import { checkPlanChange } from '#lib/service/plan/check-plan-change';
import { lockPlan, planIs } from '#lib/service/plan/load-plan';
import { newCompanyName } from '#lib/service/plan/new-company-name';
import type { PlanPath } from '#lib/service/plan/plan-path';
import { refuseLongAnswers } from '#lib/service/plan/refuse-long-answers';
import { toPlan } from '#lib/service/plan/to-plan';
import { withoutTaxId } from '#lib/service/plan/without-tax-id';

/** Saves what nobody else changed since the writer saw it; what somebody did comes back with both values. */
export function updatePlan(ctx: Context, id: string, input: UpdatePlanRequest): Promise<UpdatePlanResult> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await lockPlan(ctx, tx, id);
    if (row.submitted_at)
      throw new ProblemError('conflict', 'This draft has been submitted; it cannot change any more.');
    const changes = input.changes.map((change) => ({ ...change, value: withoutTaxId(change.value) }));
    const places = placesOf(changes, states);
    const plan = { version: row.version, answers: row.answers, stamps: row.stamps, states };
    const stamp = { version: row.version + 1, by: ctx.actor.name, at: ctx.now.toISOString() };
    const { written, conflicts } = applyPlanChanges(plan, changes, places, stamp);
    if (!written) return { plan: toPlan(row, states), conflicts };
    const business_name = row.type === 'formation' ? newCompanyName(row.answers) : row.business_name;
    const saved = {
      ...row,
      business_name,
      version: stamp.version,
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    };
    refuseLongAnswers([saved.answers, saved.stamps, states.map(({ answers }) => answers)]);
    await save(ctx, tx, saved, states);
    return { plan: toPlan(saved, states), conflicts };
  });
}

function placesOf(changes: readonly PlanChange[], states: PlanStateRow[]): PlanPath[] {
  const errors: FieldError[] = [];
  const places = changes.flatMap((change, index) => {
    const checked = checkPlanChange(change, states, `/changes/${index}`);
    if ('path' in checked) return [checked.path];
    errors.push(checked.error);
    return [];
  });
  if (errors.length > 0) throw invalid(errors);
  return places;
}

async function save(ctx: Context, tx: Tx, row: PlanRow, states: PlanStateRow[]): Promise<void> {
  const { business_name, version, answers, stamps, updated_by, updated_at } = row;
  await tx
    .update(plans)
    .set({ business_name, version, answers, stamps, updated_by, updated_at })
    .where(planIs(ctx, row.id));
  for (const state of states) {
    await tx
      .update(planStates)
      .set({
        answers: state.answers,
        expedited_tier: state.expedited_tier,
        effective_date: state.effective_date,
      })
      .where(
        mine(
          ctx,
          planStates,
          eq(planStates.plan_id, row.id),
          eq(planStates.jurisdiction, state.jurisdiction),
        ),
      );
  }
}
