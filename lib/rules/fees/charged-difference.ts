import type { FeeBreakdown } from '#lib/contract/fee';

type Billed = { fee: FeeBreakdown | null; charged: FeeBreakdown | null };

/** The state's charge minus the estimate, in dollars; null if one of them is not known. */
export function chargedDifference({ fee, charged }: Billed): number | null {
  if (!fee || !charged) return null;
  return (Math.round(charged.total.amount * 100) - Math.round(fee.total.amount * 100)) / 100;
}
