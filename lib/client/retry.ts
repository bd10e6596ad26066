import type { Call } from '#lib/client/call';
import type { ClientProblem } from '#lib/client/client-problem';

/** Of one call, and of one press. */
export const mostTries = 3;
const passing = new Set([429, 502, 503, 504]);

/** Seconds that a service may ask to wait before the client gives up instead, unless the caller allows more. */
export const usualLongestWait = 10;

/** What a page waits, which shows it: the rate limit counts minutes, so one and a half have waited it out. */
export const pageWait = 90;

/**
 * Only what cannot happen twice is sent again: a read, a POST that carries an idempotency key, and anything that the
 * rate limit turned away, since that was not even looked at.
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
 * Milliseconds before the next try: what the service asks for and a little more, so that not all who wait come back at
 * once; else a quarter of a second that doubles, with jitter.
 */
export function pauseBefore(tries: number, { retryAfter }: Pick<ClientProblem, 'retryAfter'>): number {
  if (retryAfter !== null) return retryAfter * 1000 + Math.random() * 250;
  return 250 * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
}
