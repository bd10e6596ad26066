import type { PlanChange } from '#lib/contract/plan-draft';
import type { FieldError } from '#lib/contract/problem';
import { CivilDate } from '#lib/contract/scalars';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { PlanStateRow } from '#lib/service/db/schema/plans';
import { type PlanPath, readPlanPath } from '#lib/service/plan/plan-path';
import { notHere } from '#lib/service/plan/refuse-fixed-states';
import { isTaxId } from '#lib/service/plan/without-tax-id';

/** The target of the change, or the error. Incomplete answers may be saved, so only the path is checked. */
export function checkPlanChange(
  change: PlanChange,
  states: readonly PlanStateRow[],
  pointer: string,
): { path: PlanPath } | { error: FieldError } {
  const fault = (member: string, code: string, detail: string) => ({
    error: { pointer: `${pointer}/${member}`, code, detail },
  });
  const path = readPlanPath(change.path);
  if (!path) return fault('path', 'invalid_value', `${change.path} leads to no answer of a plan.`);
  if ('field' in path && isTaxId(path.field)) {
    return fault('path', 'invalid_value', 'A plan keeps no tax id. It is given when the plan is sent.');
  }
  if (path.kind === 'shared') return { path };
  const state = states.find(({ jurisdiction }) => jurisdiction === path.jurisdiction);
  if (!state) return { error: notHere(path.jurisdiction, `${pointer}/path`) };
  if (isSubmitted(state.status)) {
    return fault('path', 'already_submitted', `${path.jurisdiction} was sent, so it cannot change any more.`);
  }
  const value = change.value ?? null;
  if (path.kind === 'tier' && value !== null && !(typeof value === 'string' && /^.{1,40}$/.test(value))) {
    return fault('value', 'invalid_type', 'Give the name of a tier, or null.');
  }
  if (path.kind === 'date' && value !== null && !CivilDate.safeParse(value).success) {
    return fault('value', 'invalid_format', 'Give a date as YYYY-MM-DD, or null.');
  }
  return { path };
}
