import type { PlanChange, UpdatePlanDraftRequest, UpdatePlanDraftResult } from '#lib/contract/plan-draft';
import type { FieldError } from '#lib/contract/problem';
import type { Context } from '#lib/service/context';
import type { PlanStateRow } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { applyPlanChanges } from '#lib/service/plan/apply-plan-change';
import { checkPlanChange } from '#lib/service/plan/check-plan-change';
import { lockPlan } from '#lib/service/plan/load-plan';
import { newCompanyName } from '#lib/service/plan/new-company-name';
import type { PlanPath } from '#lib/service/plan/plan-path';
import { savePlan, touchedStates } from '#lib/service/plan/save-plan';
import { refuseLongAnswers } from '#lib/service/plan/stored-answers';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';
import { withoutTaxId } from '#lib/service/plan/without-tax-id';

/** Saves the changes that conflict with no other writer's; each conflict is returned with both values. */
export function updatePlanDraft(
  ctx: Context,
  id: string,
  input: UpdatePlanDraftRequest,
): Promise<UpdatePlanDraftResult> {
  return withTenant(ctx, async (tx) => {
    const { row, states } = await lockPlan(ctx, tx, id);
    if (row.submitted_at)
      throw new ProblemError('conflict', 'This plan was sent, so it cannot change any more.');
    const changes = input.changes.map((change) => ({ ...change, value: withoutTaxId(change.value) }));
    const places = placesOf(changes, states);
    const plan = { version: row.version, answers: row.answers, stamps: row.stamps, states };
    const stamp = { version: row.version + 1, by: ctx.actor.name, at: ctx.now.toISOString() };
    const { written, conflicts } = applyPlanChanges(plan, changes, places, stamp);
    if (written.length === 0) return { plan: toPlanDraft(ctx, row, states), conflicts };
    const business_name = row.type === 'formation' ? newCompanyName(row.answers) : row.business_name;
    const saved = {
      ...row,
      business_name,
      version: stamp.version,
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    };
    refuseLongAnswers([saved.answers, saved.stamps, states.map(({ answers }) => answers)]);
    await savePlan(ctx, tx, saved, touchedStates(states, places));
    await audit(ctx, tx, 'plan.updated', 'plan', id, { after: { changed: written } });
    return { plan: toPlanDraft(ctx, saved, states), conflicts };
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
