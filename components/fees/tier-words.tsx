import type { PricedTier } from '#lib/contract/fee';

export function turnaroundWords(turnaround: PricedTier['turnaround']): string {
  if (turnaround === null) return 'Days not stated by the state';
  const { value, unit } = turnaround;
  const word = unit === 'hour' ? 'hour' : 'business day';
  return `${value} ${word}${value === 1 ? '' : 's'}`;
}

export function dayRange(min: number | null, max: number | null): string {
  if (min === null && max === null) return 'The state states no usual time';
  if (min === null || max === null || min === max) {
    const days = max ?? min;
    return `Usually ${days} business day${days === 1 ? '' : 's'}`;
  }
  return `Usually ${min} to ${max} business days`;
}
