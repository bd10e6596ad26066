import type { ProblemOf } from '#lib/client/problem-members';
import type { Problem } from '#lib/contract/problem';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { problemCode, type StatedCode, statedProblems } from '#lib/contract/stated-problems';

/** A refusal of the service, or its silence (`unavailable`). `problem` is what it said. */
export class ClientProblem extends Error {
  readonly problem: Problem;
  readonly code: string;
  readonly status: number;
  /** Stands in the service's log; null where no answer came. */
  readonly requestId: string | null;
  /** Seconds to wait before another try, where the service says so. */
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

  /** Whether it is this problem; then `problem` is known to have the members that go with it. */
  is<Code extends ProblemCode>(code: Code): this is this & { code: Code; problem: ProblemOf<Code> } {
    return this.code === code;
  }
}

/** For a `catch`: null for what the service does not have. Every other fault goes on. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof ClientProblem && error.is('not_found')) return null;
  throw error;
}

/** A problem that the client itself states: no answer came, or one that is no problem document. */
export function statedProblem(code: StatedCode, detail: string, path: string): Problem {
  const { title, status } = statedProblems[code];
  return { type: `/problems/${code}`, title, status, detail, instance: path };
}
