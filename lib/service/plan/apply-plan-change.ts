import { isDeepStrictEqual } from 'node:util';
import type { AnswerStamp, PlanChange, PlanConflict } from '#lib/contract/plan-draft';
import type { PlanPath } from '#lib/service/plan/plan-path';

/** The part of a plan that people write. */
export type PlanAnswers = {
  version: number;
  answers: Record<string, unknown>;
  stamps: Record<string, AnswerStamp>;
  states: {
    jurisdiction: string;
    answers: Record<string, unknown>;
    expedited_tier: string | null;
    effective_date: string | null;
  }[];
};

/**
 * Writes one answer into the plan, unless someone wrote it after the version that the writer read: then the plan is
 * unchanged and the conflict is returned. Writing the same value twice is no conflict. `stamp` is stored with the
 * answer.
 */
function applyPlanChange(
  plan: PlanAnswers,
  change: PlanChange,
  path: PlanPath,
  stamp: AnswerStamp,
): PlanConflict | 'written' | 'same' {
  const theirs = valueAt(plan, path);
  if (isDeepStrictEqual(theirs ?? null, change.value ?? null)) return 'same';
  const last = plan.stamps[change.path];
  if (last && last !== stamp && last.version > change.base_version) {
    return { path: change.path, yours: change.value ?? null, theirs: theirs ?? null, stamp: last };
  }
  writeAt(plan, path, change.value ?? null);
  plan.stamps[change.path] = stamp;
  return 'written';
}

/**
 * Applies all changes of one request with one stamp, and says which were written. `paths` are the targets of the
 * changes, in the same order.
 */
export function applyPlanChanges(
  plan: PlanAnswers,
  changes: readonly PlanChange[],
  paths: readonly PlanPath[],
  stamp: AnswerStamp,
): { written: string[]; conflicts: PlanConflict[] } {
  const outcomes = changes.map((change, index) => {
    const path = paths[index];
    return path ? applyPlanChange(plan, change, path, stamp) : 'same';
  });
  return {
    written: changes.filter((_, index) => outcomes[index] === 'written').map(({ path }) => path),
    conflicts: outcomes.filter((outcome) => typeof outcome === 'object'),
  };
}

function stateOf(plan: PlanAnswers, jurisdiction: string) {
  return plan.states.find((state) => state.jurisdiction === jurisdiction);
}

function valueAt(plan: PlanAnswers, path: PlanPath): unknown {
  if (path.kind === 'shared') return own(plan.answers, path.field);
  const state = stateOf(plan, path.jurisdiction);
  if (path.kind === 'state') return own(state?.answers ?? {}, path.field);
  return path.kind === 'tier' ? state?.expedited_tier : state?.effective_date;
}

function own(answers: Record<string, unknown>, field: string): unknown {
  return Object.hasOwn(answers, field) ? answers[field] : undefined;
}

function writeAt(plan: PlanAnswers, path: PlanPath, value: unknown): void {
  if (path.kind === 'shared') writeAnswer(plan.answers, path.field, value);
  const state = path.kind === 'shared' ? undefined : stateOf(plan, path.jurisdiction);
  if (!state) return;
  const text = typeof value === 'string' ? value : null;
  if (path.kind === 'state') writeAnswer(state.answers, path.field, value);
  else if (path.kind === 'tier') state.expedited_tier = text;
  else state.effective_date = text;
}

function writeAnswer(answers: Record<string, unknown>, field: string, value: unknown): void {
  if (value === null) delete answers[field];
  else answers[field] = value;
}
