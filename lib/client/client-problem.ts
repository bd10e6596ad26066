import type { ProblemOf } from '#lib/client/problem-members';
import type { Problem } from '#lib/contract/problem';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { problemCode, type StatedCode, statedProblems } from '#lib/contract/stated-problems';

/**
 * A refusal by the service, or no response (`unavailable`), whose `cause` is the error of `fetch`. `problem` is the
 * service's document.
 */
export class ClientProblem extends Error {
  readonly problem: Problem;
  readonly code: string;
  readonly status: number;
  /** Also in the service's log; null if there was no response. */
  readonly requestId: string | null;
  /** Seconds to wait before a retry, if the service sent them. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, requestId: string | null = null, retryAfter: number | null = null) {
    super(problem.detail);
    this.name = 'ClientProblem';
    this.problem = problem;
    this.code = problemCode(problem);
    this.status = problem.status;
    this.requestId = problem.request_id ?? requestId;
    this.retryAfter = retryAfter;
  }

  /** Whether it is this problem; then `problem` has the members of its code. */
  is<Code extends ProblemCode>(code: Code): this is this & { code: Code; problem: ProblemOf<Code> } {
    return this.code === code;
  }
}

/** For a `catch`: null for `not_found`. Throws every other error again. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof ClientProblem && error.is('not_found')) return null;
  throw error;
}

/** A problem that the client itself states: there was no response, or it was not a problem document. */
export function statedProblem(code: StatedCode, detail: string, path: string): Problem {
  const { title, status } = statedProblems[code];
  return { type: `/problems/${code}`, title, status, detail, instance: path };
}
