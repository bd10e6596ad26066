import type { FeeQuote } from '#lib/contract/fee';
import { toAmount, toCents } from '#lib/rules/fees/money';

/**
 * The total by card comes from the service; the total by ACH is the total − card + ACH, in cents so that nothing is
 * rounded.
 */
export function ledgerTotals(quote: Pick<FeeQuote, 'total' | 'credit_card' | 'ach'>): {
  card: number;
  ach: number;
} {
  const total = toCents(quote.total.amount);
  const ach = total - toCents(quote.credit_card?.amount ?? 0) + toCents(quote.ach?.amount ?? 0);
  return { card: toAmount(total), ach: toAmount(ach) };
}
