import type { Plan, PlanSelection } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { audit } from '#lib/service/event/record-event';
import { buildStateForms, readFactsOfPlan } from '#lib/service/plan/check-plan-states';
import { lockPlan, ofBusiness, readPlan } from '#lib/service/plan/load-plan';
import { taggedPlan } from '#lib/service/plan/plan-version';
import { savePlan, submittedAt } from '#lib/service/plan/save-plan';
import { selectStates } from '#lib/service/plan/select-states';
import { toPlan } from '#lib/service/plan/to-plan';
import { requireVersion } from '#lib/service/resource-version';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/**
 * Starts the submission of the states, each with its current body, if the plan is the version in `ifMatch`. Each state is
 * submitted by its own job; states that are being submitted, or were, are skipped.
 */
export function submitPlan(
  ctx: Context,
  id: string,
  { jurisdictions, ifMatch }: PlanSelection & { ifMatch?: string | undefined },
  once?: Once,
): Promise<Plan> {
  const make = async (tx: Tx) => {
    const { row, states } = ofBusiness(await lockPlan(ctx, tx, id));
    requireVersion(ifMatch, 'plan', taggedPlan(row));
    const chosen = selectStates(states, jurisdictions);
    if (chosen.length === 0) return toPlan(ctx, tx, row, states);
    const facts = await readFactsOfPlan(ctx, tx, row);
    const version = row.version + 1;
    const stamp = { version, by: ctx.actor.name, at: ctx.now.toISOString() };
    for (const { row: state, submission } of buildStateForms(ctx, row, chosen, facts)) {
      Object.assign(state, {
        status: 'sending',
        submission: submission.body,
        submitter: { actor: ctx.actor, request_id: ctx.requestId, address: ctx.address },
        // Jobs run in real time, not in test time.
        sending_since: ctx.parts.clock(),
        refusal: null,
      });
      row.stamps[`states/${state.jurisdiction}/status`] = stamp;
      await ctx.parts.jobs.enqueue(tx, 'submit-plan-state', {
        organization_id: ctx.organizationId,
        mode: ctx.mode,
        plan_id: row.id,
        jurisdiction: state.jurisdiction,
      });
    }
    const saved = {
      ...row,
      version,
      submitted_at: submittedAt(row, states, ctx.now),
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    };
    await savePlan(ctx, tx, saved, chosen);
    await audit(ctx, tx, 'plan.sent', 'plan', row.id, {
      before: { version: row.version },
      after: { version, jurisdictions: chosen.map(({ jurisdiction }) => jurisdiction) },
    });
    return toPlan(ctx, tx, saved, states);
  };
  const show = async (tx: Tx, planId: string) => {
    const { row, states } = ofBusiness(await readPlan(ctx, tx, planId));
    return toPlan(ctx, tx, row, states);
  };
  return makeOnce(ctx, once, { make, show });
}
