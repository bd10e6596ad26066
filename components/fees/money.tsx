import { formatMoney } from '#lib/rules/fees/format-money';

/** An amount in a column whose heading names the currency. */
export function Money({ amount }: { amount: number }) {
  return <span className="whitespace-nowrap">{formatMoney(amount)}</span>;
}
