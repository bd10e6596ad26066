import { speedWords } from '#components/fees/speed-words.ts';
import { stateNames } from '#components/filings/state-name.ts';
import type { PricedTier } from '#lib/contract/fee';

export function turnaroundWords(turnaround: PricedTier['turnaround']): string {
  if (turnaround === null) return speedWords.noDays;
  const { value, unit } = turnaround;
  const word = unit === 'hour' ? 'hour' : 'business day';
  return `${value} ${word}${value === 1 ? '' : 's'}`;
}

export function dayRange(min: number | null, max: number | null): string {
  if (min === null && max === null) return speedWords.noUsualDays;
  if (min === null || max === null || min === max) {
    const days = max ?? min;
    return speedWords.usually(days);
  }
  return min === 0 ? speedWords.usuallyUpTo(max) : speedWords.usuallyBetween(min, max);
}

type StateDays = {
  code: string;
  /** The fewest and the most business days; null if the state publishes none. */
  days: readonly [number, number] | null;
};

/** The usual time over several states, and the states that it leaves out. */
export function daysOfAll(states: readonly StateDays[]): string {
  const known = states.flatMap(({ days }) => days ?? []);
  if (known.length === 0) return speedWords.noneWithDays;
  const range = `${dayRange(Math.min(...known), Math.max(...known))}.`;
  const without = states.filter(({ days }) => days === null).map(({ code }) => code);
  return without.length === 0 ? range : `${range} ${speedWords.withoutDays(stateNames(without))}`;
}
