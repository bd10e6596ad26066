import { and, eq } from 'drizzle-orm';
import type { PlanChange, UpdatePlanRequest, UpdatePlanResult } from '#lib/contract/console/plan';
import type { FieldError } from '#lib/contract/problem';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { applyPlanChanges } from '#lib/service/verbs/console/apply-plan-change';
import { checkPlanChange } from '#lib/service/verbs/console/check-plan-change';
import { lockPlan, planIs } from '#lib/service/verbs/console/load-plan';
import { newCompanyName } from '#lib/service/verbs/console/new-company-name';
import type { PlanPath } from '#lib/service/verbs/console/plan-path';
import { toPlan } from '#lib/service/verbs/console/to-plan';
import { withoutTaxId } from '#lib/service/verbs/console/without-tax-id';

// A draft is read whole with every page that shows it.
const mostCharacters = 512 * 1024;

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
    refuseTooLarge(saved, states);
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

function refuseTooLarge(row: PlanRow, states: PlanStateRow[]): void {
  const size = JSON.stringify([row.answers, row.stamps, states.map(({ answers }) => answers)]).length;
  if (size <= mostCharacters) return;
  throw new ProblemError('body_too_large', 'The answers of a draft may hold at most 512 KiB together.');
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
        and(
          eq(planStates.organization_id, ctx.organizationId),
          eq(planStates.mode, ctx.mode),
          eq(planStates.plan_id, row.id),
          eq(planStates.jurisdiction, state.jurisdiction),
        ),
      );
  }
}
