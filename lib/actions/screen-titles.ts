import type { ActionProblem } from '#lib/actions/action-result';
import type { ProblemCode } from '#lib/contract/problem-codes';

/** What a person reads above a problem whose own title is about the request of a program. */
const titles: Partial<Record<ProblemCode | (string & {}), string>> = {
  validation_error: 'Something has to be corrected',
  idempotency_key_invalid: 'Something went wrong',
  idempotency_key_conflict: 'This was sent before, with other content',
  unauthenticated: 'You were signed out',
  forbidden: 'You are not permitted to do this',
  method_not_allowed: 'Something went wrong',
  conflict: 'This is not possible right now',
  case_not_awaiting_response: 'The case is not waiting for an answer',
  precondition_failed: 'Somebody else changed this',
  payload_too_large: 'This is too large',
  unsupported_media_type: 'This kind of file is not accepted',
  range_not_satisfiable: 'Something went wrong',
  rate_limited: 'There were too many tries in a short time',
  jurisdiction_not_supported: 'This state is not supported yet',
  entity_type_not_supported: 'This kind of company is not supported yet',
};

export function onScreen(problem: ActionProblem): ActionProblem {
  return { ...problem, title: titles[problem.code] ?? problem.title };
}
