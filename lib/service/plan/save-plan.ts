import { eq } from 'drizzle-orm';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { planIs } from '#lib/service/plan/load-plan';
import type { PlanPath } from '#lib/service/plan/plan-path';

/** Since when nothing of the plan is left to submit; null while something is. */
export function submittedAt(
  { submitted_at }: Pick<PlanRow, 'submitted_at'>,
  states: readonly Pick<PlanStateRow, 'status'>[],
  now: Date,
): Date | null {
  return states.every(({ status }) => isSubmitted(status)) ? (submitted_at ?? now) : null;
}

/** Writes a changed plan and those of its states that changed. */
export async function savePlan(
  ctx: Context,
  tx: Tx,
  row: PlanRow,
  changed: readonly PlanStateRow[],
): Promise<void> {
  const { business_name, version, answers, stamps, metadata, submitted_at, updated_by, updated_at } = row;
  await tx
    .update(plans)
    .set({ business_name, version, answers, stamps, metadata, submitted_at, updated_by, updated_at })
    .where(planIs(ctx, row.id));
  for (const { jurisdiction, position: _place, ...state } of changed) {
    await tx
      .update(planStates)
      .set(state)
      .where(
        mine(ctx, planStates, eq(planStates.plan_id, row.id), eq(planStates.jurisdiction, jurisdiction)),
      );
  }
}

/**
 * The states that changes at these paths affect. A refused state becomes a draft again, because the change may fix the
 * reason.
 */
export function touchedStates(states: PlanStateRow[], paths: readonly PlanPath[]): PlanStateRow[] {
  const isShared = paths.some(({ kind }) => kind === 'shared');
  const named = new Set(paths.flatMap((path) => ('jurisdiction' in path ? path.jurisdiction : [])));
  const touched = states.filter(
    ({ jurisdiction, status }) => named.has(jurisdiction) || (isShared && status === 'refused'),
  );
  for (const state of touched) {
    if (state.status !== 'refused') continue;
    state.status = 'draft';
    state.refusal = null;
    state.submission = null;
  }
  return touched;
}
