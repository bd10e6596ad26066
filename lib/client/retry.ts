import type { Call } from '#lib/client/call';
import type { ClientProblem } from '#lib/client/client-problem';

const mostTries = 3;
const longestPause = 10;
const passing = new Set([429, 502, 503, 504]);

/** Only what cannot happen twice is sent again: a read, or a POST that carries an idempotency key. */
export function mayRetry(call: Call, problem: ClientProblem, tries: number): boolean {
  const safe = call.method === 'GET' || (call.method === 'POST' && call.idempotencyKey !== undefined);
  return (
    safe &&
    tries < mostTries &&
    passing.has(problem.status) &&
    (problem.retryAfter === null || problem.retryAfter <= longestPause)
  );
}

/** Milliseconds before the next try: what the service asks for, else a quarter of a second that doubles, with jitter. */
export function pauseBefore(tries: number, problem: ClientProblem): number {
  if (problem.retryAfter !== null) return problem.retryAfter * 1000;
  return 250 * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
}
