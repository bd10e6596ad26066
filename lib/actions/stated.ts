import type { ActionProblem } from '#lib/actions/action-result';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';

/** A refusal that does not come from the service. */
export function stated(code: ProblemCode, detail: string): ActionProblem {
  return { ...problems[code], code, detail, requestId: null, retryAfter: null };
}
