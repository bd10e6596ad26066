import type { FeeBreakdown } from '#lib/contract/fee';
import { toAmount, toCents } from '#lib/rules/fees/money';

type Billed = { fee: FeeBreakdown | null; charged: FeeBreakdown | null };

/** The state's charge minus the estimate, in dollars; null if one of them is not known. */
export function chargedDifference({ fee, charged }: Billed): number | null {
  if (!fee || !charged) return null;
  return toAmount(toCents(charged.total.amount) - toCents(fee.total.amount));
}
