import type { FeeAmount } from '#lib/contract/fee';

/** Dollars in the data to integer cents; half a cent rounds up. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(4)));
}

/** Integer cents to dollars: the only place where money stops being integers. */
export function toAmount(cents: number): number {
  return cents / 100;
}

export function feeAmount(cents: number): FeeAmount {
  return { amount: toAmount(cents), currency: 'USD' };
}

/** Percentages in the data have at most four decimals; the product is computed exactly and half a cent rounds up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 10_000) + 500_000) / 1_000_000);
}
