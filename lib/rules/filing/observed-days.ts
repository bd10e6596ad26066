import type { ObservedDays } from '#lib/contract/filing-report';
import type { PlanState } from '#lib/contract/plan';
import { businessDaysBetween } from '#lib/rules/calendar/business-days';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { DayRange } from '#lib/rules/calendar/deadlines';

/** With fewer filings, one slow one would be the 90th percentile, and the median would be almost arbitrary. */
export const leastObserved = 5;

/**
 * The number of latest filings of each state and tier that count: an office's pace changes, and old filings would hide
 * that.
 */
export const mostObserved = 24;

/**
 * The smallest value that at least `share` of the values do not exceed (nearest rank). `sorted` is ascending and not
 * empty.
 */
export function nearestRank(sorted: readonly number[], share: number): number {
  // A product such as 0.9 * 10 may be slightly above the intended whole number.
  const rank = Math.ceil(Number((share * sorted.length).toFixed(9)));
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN;
}

type Completed = { submitted: Date; completed: Date };

/** How many business days filings took from submission to completion; null if there are too few. */
export function observedDays(filings: readonly Completed[]): ObservedDays | null {
  if (filings.length < leastObserved) return null;
  const days = filings
    .map(({ submitted, completed }) => businessDaysBetween(civilDateOf(submitted), civilDateOf(completed)))
    .toSorted((a, b) => a - b);
  return {
    filings: days.length,
    min: nearestRank(days, 0),
    median: nearestRank(days, 0.5),
    p90: nearestRank(days, 0.9),
    max: nearestRank(days, 1),
  };
}

/**
 * The days that a plan expects: from the caller's own filings if enough are completed, otherwise from what the state
 * publishes.
 */
export function expectedDays(
  state: DayRange | null,
  observed: ObservedDays | undefined,
): PlanState['expected'] {
  if (observed)
    return { min_business_days: observed.min, max_business_days: observed.p90, source: 'observed' };
  return state && { min_business_days: state.min, max_business_days: state.max, source: 'state' };
}
