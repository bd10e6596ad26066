import type { Call } from '#lib/client/call';
import type { ClientProblem } from '#lib/client/client-problem';

/** Attempts of one call, and of one action. */
export const mostTries = 3;
const passing = new Set([429, 502, 503, 504]);

/** Seconds that the client waits at most when the service asks it to, unless the caller allows more. */
export const usualLongestWait = 10;

/** Seconds that a page waits at most, and shows it: the rate limit counts by the minute, so 90 are enough. */
export const pageWait = 90;

/**
 * Retries only what cannot happen twice: a read, a POST with an idempotency key, and anything that the rate limit
 * refused, because that was not processed.
 */
export function mayRetry(call: Call, problem: ClientProblem, tries: number, longestWait: number): boolean {
  const safe =
    problem.code === 'rate_limited' ||
    call.method === 'GET' ||
    (call.method === 'POST' && call.idempotencyKey !== undefined);
  return (
    safe &&
    tries < mostTries &&
    passing.has(problem.status) &&
    (problem.retryAfter === null || problem.retryAfter <= longestWait)
  );
}

/**
 * Milliseconds before the next attempt: slightly more than the service asks for, so that not all clients return at
 * once; otherwise 250 ms, doubled each time, with jitter.
 */
export function pauseBefore(tries: number, { retryAfter }: Pick<ClientProblem, 'retryAfter'>): number {
  if (retryAfter !== null) return retryAfter * 1000 + Math.random() * 250;
  return 250 * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
}
