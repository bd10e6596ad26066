import type { FeeQuote } from '#lib/contract/fee';
import type { PlanTotals } from '#lib/contract/plan';
import { feeGap } from '#lib/rules/fees/fee-gap';
import { toAmount, toCents } from '#lib/rules/fees/money';

type Priced = {
  jurisdiction: string;
  fee: Pick<FeeQuote, 'needs' | 'unpriced' | 'payment_methods'> | null;
};

/**
 * The cost of the plan in US dollars for each payment method, over the states with a completely known fee; the others
 * are listed.
 */
export function planTotals(states: readonly Priced[]): PlanTotals {
  let card = 0;
  let ach = 0;
  const not_computed: string[] = [];
  for (const { jurisdiction, fee } of states) {
    if (fee === null || feeGap(fee) !== null) {
      not_computed.push(jurisdiction);
      continue;
    }
    card += toCents(fee.payment_methods.credit_card.total.amount);
    ach += toCents(fee.payment_methods.ach.total.amount);
  }
  return {
    credit_card: toAmount(card),
    ach: toAmount(ach),
    currency: 'USD',
    complete: not_computed.length === 0,
    not_computed,
  };
}
