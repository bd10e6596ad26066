import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { PlanStateRow } from '#lib/service/db/schema/plans';
import { invalid } from '#lib/service/errors';
import { notHere } from '#lib/service/plan/refuse-fixed-states';

/** The named states, or all, without those already submitted. Throws 400 for one that is not in the plan. */
export function selectStates(
  states: readonly PlanStateRow[],
  named: readonly string[] | undefined,
): PlanStateRow[] {
  const errors = (named ?? []).flatMap((code, index) =>
    states.some(({ jurisdiction }) => jurisdiction === code) ? [] : notHere(code, `/jurisdictions/${index}`),
  );
  if (errors.length > 0) throw invalid(errors);
  return states.filter(
    ({ jurisdiction, status }) => !isSubmitted(status) && (!named || named.includes(jurisdiction)),
  );
}
