import { failingDays, secretOverlapHours } from '#lib/contract/lifetimes';
import { dayMs, hourMs, minuteMs } from '#lib/rules/calendar/durations';

const second = 1000;

/**
 * Pauses before each attempt, in milliseconds: the first attempt is at once, and there are eight in all. Contract:
 * Webhooks.
 */
export const attemptPauses = [
  0,
  5 * second,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  10 * hourMs,
] as const;

const jitterShare = 0.1;
const longestRetryAfter = dayMs;

/**
 * Milliseconds from a failed attempt to the next; null once the schedule is exhausted. `failed` counts the attempts of
 * the schedule so far; `random`, from 0 to 1, varies the pause by up to a tenth; `retryAfter` is the receiver's request,
 * honored up to a day, which never shortens the schedule.
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

/** `Retry-After` in milliseconds from `now`: seconds or a date. Null if it is neither. */
export function readRetryAfter(header: string | null | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * second;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

export const failingLimitMs = failingDays * dayMs;

/** How long a replaced secret keeps signing. */
export const secretOverlapMs = secretOverlapHours * hourMs;
