import type { FeeQuote } from '#lib/contract/fee';
import { toAmount, toCents } from '#lib/rules/fees/money';

type Priced = { jurisdiction: string; fee: Pick<FeeQuote, 'total'> | null };

/** The sum of the estimates of these states of a plan, in whole currency units. */
export function totalOfStates(states: readonly Priced[], codes: readonly string[]): number {
  const priced = states.filter(({ jurisdiction }) => codes.includes(jurisdiction));
  return toAmount(priced.reduce((cents, { fee }) => cents + toCents(fee?.total.amount ?? 0), 0));
}
