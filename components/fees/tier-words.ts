import { feeWords } from '#components/fees/words.ts';
import type { PricedTier } from '#lib/contract/fee';

export function turnaroundWords(turnaround: PricedTier['turnaround']): string {
  if (turnaround === null) return feeWords.speed.noDays;
  const { value, unit } = turnaround;
  const word = unit === 'hour' ? 'hour' : 'business day';
  return `${value} ${word}${value === 1 ? '' : 's'}`;
}

export function dayRange(min: number | null, max: number | null): string {
  if (min === null && max === null) return feeWords.speed.noUsualDays;
  if (min === null || max === null || min === max) {
    const days = max ?? min;
    return feeWords.speed.usually(days);
  }
  return feeWords.speed.usuallyBetween(min, max);
}
