import type { FieldError } from '#lib/contract/problem';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import type { PlanStateRow } from '#lib/service/db/schema/plans';
import { ProblemError } from '#lib/service/errors';

/** The error for a state that the plan has not. */
export function notHere(code: string, pointer: string): FieldError {
  return { pointer, code: 'invalid_value', detail: `${code} is not a state of this plan.` };
}

/** Throws 409 where one of the states was submitted. */
export function refuseFixedStates(states: readonly PlanStateRow[], codes: readonly string[]): void {
  const fixed = states.filter(
    ({ jurisdiction, status }) => codes.includes(jurisdiction) && isSubmitted(status),
  );
  if (fixed.length === 0) return;
  throw fixedStates(fixed.map(({ jurisdiction }) => jurisdiction));
}

export function fixedStates(codes: readonly string[]): ProblemError {
  return new ProblemError('conflict', `${codes.join(', ')}: what was sent cannot change any more.`);
}
