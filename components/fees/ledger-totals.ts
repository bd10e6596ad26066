import type { FeeQuote } from '#lib/contract/fee';

/**
 * The total by card comes from the service; the total by ACH is the total − card + ACH, in cents so that nothing is
 * rounded.
 */
export function ledgerTotals(quote: Pick<FeeQuote, 'total' | 'credit_card' | 'ach'>): {
  card: number;
  ach: number;
} {
  const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
  const total = cents(quote.total.amount);
  const ach = total - cents(quote.credit_card?.amount) + cents(quote.ach?.amount);
  return { card: total / 100, ach: ach / 100 };
}
