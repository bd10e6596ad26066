import type { ObservedDays } from '#lib/contract/filing-report';
import type { PlanState } from '#lib/contract/plan';
import { businessDaysBetween } from '#lib/rules/calendar/business-days';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { DayRange } from '#lib/rules/calendar/deadlines';

/** With fewer, one slow filing would be the ninetieth percentile and the median nearly an accident. */
export const leastObserved = 5;

/** The last of each state and tier that are looked at: an office changes its pace, and old filings would hide it. */
export const mostObserved = 24;

/** The smallest value that at least `share` of the values do not exceed (nearest rank). `sorted` ascends and is not empty. */
export function nearestRank(sorted: readonly number[], share: number): number {
  // A product like 0.9 * 10 may be slightly above the whole number that is meant.
  const rank = Math.ceil(Number((share * sorted.length).toFixed(9)));
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN;
}

type Completed = { submitted: Date; completed: Date };

/** How many business days filings took from the day of submission to the day of completion; null of too few. */
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

/** What a plan counts on: one's own filings where enough completed, else what the state publishes. */
export function expectedDays(
  state: DayRange | null,
  observed: ObservedDays | undefined,
): PlanState['expected'] {
  if (observed)
    return { min_business_days: observed.min, max_business_days: observed.p90, source: 'observed' };
  return state && { min_business_days: state.min, max_business_days: state.max, source: 'state' };
}
