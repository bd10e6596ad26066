import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { mostStates, type Plan, type UpdatePlanRequest } from '#lib/contract/plan';
import type { PlanChange } from '#lib/contract/plan-draft';
import type { FieldError } from '#lib/contract/problem';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { mergeMetadata } from '#lib/service/merge-metadata';
import { applyPlanChanges } from '#lib/service/plan/apply-plan-change';
import { checkPlanChange } from '#lib/service/plan/check-plan-change';
import { readFactsOfPlan } from '#lib/service/plan/check-plan-states';
import { newPlanState, refuseUnknownStates } from '#lib/service/plan/insert-plan';
import { type LoadedPlan, lockPlan, ofBusiness } from '#lib/service/plan/load-plan';
import { requirePlanVersion, taggedPlan } from '#lib/service/plan/plan-version';
import { refuseRegistered } from '#lib/service/plan/refuse-registered';
import { savePlan, touchedStates } from '#lib/service/plan/save-plan';
import { refuseLongAnswers, storedAnswers } from '#lib/service/plan/stored-answers';
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
    const stamp = { version: row.version + 1, by: ctx.actor.name, at: ctx.now.toISOString() };
    const { states, moved } = await changeStates(ctx, tx, loaded, input);
    const stamps = { ...row.stamps, ...Object.fromEntries(moved.map((code) => [`states/${code}`, stamp])) };

    const { changes, places } = changesOf(input, states, row.version);
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
      submitted_at: states.every(({ status }) => status === 'sent') ? row.submitted_at : null,
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

/** Adds and removes states; `moved` are the added and removed ones. */
async function changeStates(
  ctx: Context,
  tx: Tx,
  { row, states }: LoadedPlan,
  { add = [], remove = [] }: UpdatePlanRequest,
): Promise<{ states: PlanStateRow[]; moved: string[] }> {
  refuseUnknownStates(ctx, add, '/add');
  const byCode = new Map(states.map((state) => [state.jurisdiction, state]));
  const errors = remove.flatMap((code, index) => (byCode.has(code) ? [] : notHere(code, `/remove/${index}`)));
  if (errors.length > 0) throw invalid(errors);
  refuseHandedOver(states, remove);
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

/** The answers, tiers and dates of the request as single changes. */
function changesOf({ answers, states: own = {} }: UpdatePlanRequest, states: PlanStateRow[], base: number) {
  // The shared answers are fixed once no state is left that would send them.
  const isFixed = answers !== undefined && states.every(({ status }) => isSubmitted(status));
  refuseHandedOver(states, isFixed ? states.map(({ jurisdiction }) => jurisdiction) : Object.keys(own));
  const entries: [pointer: string, value: unknown][] = [
    ...Object.entries(storedAnswers(answers, '/answers')).map(([name, value]): [string, unknown] => [
      `/answers/${name}`,
      value,
    ]),
    ...Object.entries(own).flatMap(([code, { answers: ofState, ...members }]): [string, unknown][] => {
      const at = `/states/${code}`;
      return [
        ...Object.entries(storedAnswers(ofState, `${at}/answers`)).map(([name, value]): [string, unknown] => [
          `${at}/answers/${name}`,
          value,
        ]),
        ...Object.entries(members)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]): [string, unknown] => [`${at}/${name}`, value]),
      ];
    }),
  ];
  const errors: FieldError[] = [];
  const changes: PlanChange[] = [];
  const places = entries.flatMap(([pointer, value]) => {
    const change = { path: pointer.slice(1), value: value ?? null, base_version: base };
    const checked = checkPlanChange(change, states, pointer);
    if ('error' in checked) {
      errors.push({ ...checked.error, pointer });
      return [];
    }
    changes.push(change);
    return [checked.path];
  });
  if (errors.length > 0) throw invalid(errors);
  return { changes, places };
}

function notHere(code: string, pointer: string): FieldError[] {
  return [{ pointer, code: 'invalid_value', detail: `${code} is not a state of this plan.` }];
}

function refuseHandedOver(states: readonly PlanStateRow[], codes: readonly string[]): void {
  const fixed = states.filter(
    ({ jurisdiction, status }) => codes.includes(jurisdiction) && isSubmitted(status),
  );
  if (fixed.length === 0) return;
  const names = fixed.map(({ jurisdiction }) => jurisdiction).join(', ');
  throw new ProblemError('conflict', `${names}: what was sent cannot change any more.`);
}
