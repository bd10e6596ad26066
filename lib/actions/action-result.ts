import type { Problem } from '#lib/contract/problem';

/** A refusal as a screen shows it. `requestId` is also in the log. */
export type ActionProblem = Omit<Problem, 'type' | 'instance' | 'request_id'> & {
  code: string;
  requestId: string | null;
  /** Seconds, if waiting helps. */
  retryAfter: number | null;
};

export type ActionResult<T> = { ok: true; data: T } | { ok: false; problem: ActionProblem };
