import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { mostStates, type Plan, type UpdatePlanRequest } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { mergeMetadata } from '#lib/service/merge-metadata';
import { applyPlanChanges } from '#lib/service/plan/apply-plan-change';
import { changesOf } from '#lib/service/plan/changes-of';
import { readFactsOfPlan } from '#lib/service/plan/check-plan-states';
import { newPlanState } from '#lib/service/plan/insert-plan';
import { type LoadedPlan, lockPlan, ofBusiness } from '#lib/service/plan/load-plan';
import { requirePlanVersion, taggedPlan } from '#lib/service/plan/plan-version';
import { notHere, refuseFixedStates } from '#lib/service/plan/refuse-fixed-states';
import { refuseRegistered } from '#lib/service/plan/refuse-registered';
import { refuseUnsupported } from '#lib/service/plan/refuse-unsupported';
import { savePlan, submittedAt, touchedStates } from '#lib/service/plan/save-plan';
import { refuseLongAnswers } from '#lib/service/plan/stored-answers';
import { toPlan } from '#lib/service/plan/to-plan';
import { requireVersion } from '#lib/service/resource-version';

/**
 * Changes answers, states and metadata of a plan if it is still at the version that the caller read, given as `version`
 * or `ifMatch`; one is required. A request that changes nothing creates no version.
 */
export function updatePlan(
  ctx: Context,
  id: string,
  input: UpdatePlanRequest,
  ifMatch: string | undefined,
): Promise<Plan> {
  if (input.version === undefined && ifMatch === undefined) {
    const detail = 'Give the version that you have read, or send If-Match.';
    throw invalid([{ pointer: '/version', code: 'required', detail }]);
  }
  return withTenant(ctx, async (tx) => {
    const loaded = ofBusiness(await lockPlan(ctx, tx, id));
    const { row } = loaded;
    requireVersion(ifMatch, 'plan', taggedPlan(row));
    requirePlanVersion(input.version, row);
    refuseOtherBusiness(input, row);
    const stamp = { version: row.version + 1, by: ctx.actor.name, at: ctx.now.toISOString() };
    const { states, moved } = await changeStates(ctx, tx, loaded, input);
    const stamps = { ...row.stamps, ...Object.fromEntries(moved.map((code) => [`states/${code}`, stamp])) };

    const { changes, places } = changesOf(input, { row, states });
    const plan = { version: row.version, answers: row.answers, stamps, states };
    const { written } = applyPlanChanges(plan, changes, places, stamp);
    const metadata =
      input.metadata === undefined ? row.metadata : mergeMetadata(row.metadata, input.metadata);
    const isOther = !isDeepStrictEqual(metadata, row.metadata);
    if (isOther) stamps.metadata = stamp;
    if (written.length === 0 && moved.length === 0 && !isOther) return toPlan(ctx, tx, row, states);

    refuseLongAnswers([row.answers, stamps, states.map(({ answers }) => answers)]);
    const saved: PlanRow = {
      ...row,
      stamps,
      metadata,
      version: stamp.version,
      submitted_at: submittedAt(row, states, ctx.now),
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    };
    await savePlan(ctx, tx, saved, touchedStates(states, places));
    await audit(ctx, tx, 'plan.updated', 'plan', row.id, {
      after: {
        changed: [...written, ...moved.map((code) => `states/${code}`), ...(isOther ? ['metadata'] : [])],
      },
    });
    return toPlan(ctx, tx, saved, states);
  });
}

function refuseOtherBusiness({ business_id }: UpdatePlanRequest, row: PlanRow): void {
  if (business_id === undefined || business_id === row.business_id) return;
  const detail = 'A plan stays with its business. Make another plan for the other one.';
  throw invalid([{ pointer: '/business_id', code: 'not_accepted', detail }]);
}

/** The whole list of states says the same as what it adds and removes. */
function addedAndRemoved(
  { jurisdictions, add, remove }: UpdatePlanRequest,
  states: readonly PlanStateRow[],
): { add: string[]; remove: string[] } {
  if (jurisdictions === undefined) return { add: add ?? [], remove: remove ?? [] };
  if (add || remove) {
    const detail = 'Give all states in jurisdictions, or the changes in add and remove, but not both.';
    throw invalid([{ pointer: '/jurisdictions', code: 'not_accepted', detail }]);
  }
  const present = states.map(({ jurisdiction }) => jurisdiction);
  return {
    add: jurisdictions.filter((code) => !present.includes(code)),
    remove: present.filter((code) => !jurisdictions.includes(code)),
  };
}

/** Adds and removes states; `moved` are the added and removed ones. */
async function changeStates(
  ctx: Context,
  tx: Tx,
  { row, states }: LoadedPlan,
  asked: UpdatePlanRequest,
): Promise<{ states: PlanStateRow[]; moved: string[] }> {
  const { add, remove } = addedAndRemoved(asked, states);
  refuseUnsupported(ctx, 'foreign_qualification', add);
  const byCode = new Map(states.map((state) => [state.jurisdiction, state]));
  const errors = remove.flatMap((code, index) => (byCode.has(code) ? [] : notHere(code, `/remove/${index}`)));
  if (errors.length > 0) throw invalid(errors);
  refuseFixedStates(states, remove);
  const fresh = [...new Set(add)].filter((code) => !byCode.has(code));
  const gone = [...new Set(remove)].filter((code) => !add.includes(code));
  const kept = states.filter(({ jurisdiction }) => !gone.includes(jurisdiction));
  const count = kept.length + fresh.length;
  if (count === 0 || count > mostStates) {
    const detail =
      count === 0 ? 'A plan keeps at least one state.' : `A plan holds at most ${mostStates} states.`;
    throw invalid([{ pointer: count === 0 ? '/remove' : '/add', code: 'invalid_value', detail }]);
  }
  if (fresh.length > 0) refuseRegistered(ctx, await readFactsOfPlan(ctx, tx, row), fresh);
  const next = Math.max(...states.map(({ position }) => position)) + 1;
  const added = fresh.map((jurisdiction, index) =>
    newPlanState(ctx, row.id, { jurisdiction, position: next + index }),
  );
  if (gone.length > 0) {
    await tx
      .delete(planStates)
      .where(
        and(mine(ctx, planStates, eq(planStates.plan_id, row.id)), inArray(planStates.jurisdiction, gone)),
      );
  }
  if (added.length > 0) await tx.insert(planStates).values(added);
  return { states: [...kept, ...added], moved: [...gone, ...fresh] };
}
