import type { FeeBreakdown } from '#lib/contract/fee';

type Billed = { fee: FeeBreakdown | null; charged: FeeBreakdown | null };

/** What the state took beyond the estimate, in dollars; null where one of the two is not known. */
export function chargedDifference({ fee, charged }: Billed): number | null {
  if (!fee || !charged) return null;
  return (Math.round(charged.total.amount * 100) - Math.round(fee.total.amount * 100)) / 100;
}
