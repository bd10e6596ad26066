import type { FeeQuote } from '#lib/contract/fee';

/** What a fee lacks to be the whole fee: an answer, or a price that only the office can quote. Null if it is whole. */
export function feeGap(fee: Pick<FeeQuote, 'needs' | 'unpriced'> | null): 'answers' | 'office' | null {
  if (fee === null || fee.needs.length > 0) return 'answers';
  return fee.unpriced.length > 0 ? 'office' : null;
}
