const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses before each attempt, in milliseconds: the first at once, eight in all. Contract: Webhooks. */
export const attemptPauses = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  10 * hour,
] as const;

const jitterShare = 0.1;
const longestRetryAfter = 24 * hour;

/**
 * Milliseconds from a failed attempt to the next; null once the schedule is exhausted. `failed` counts the attempts so
 * far, `random` is from 0 to 1 and spreads the pause by a tenth either way, `retryAfter` is what the receiver asked
 * for: it is honored up to a day and never shortens the schedule.
 */
export function nextAttemptIn(
  failed: number,
  { random, retryAfter = null }: { random: number; retryAfter?: number | null },
): number | null {
  const pause = attemptPauses[failed];
  if (pause === undefined) return null;
  const spread = Math.round(pause * (1 + jitterShare * (2 * random - 1)));
  return Math.max(spread, Math.min(retryAfter ?? 0, longestRetryAfter));
}

/** `Retry-After` in milliseconds from `now`: seconds or a date. Null where it says neither. */
export function readRetryAfter(header: string | null | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * second;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** An endpoint that has answered nothing well for this long is switched off. */
export const failingLimitMs = 5 * 24 * hour;

/** How long a replaced secret signs too. */
export const secretOverlapMs = 24 * hour;
