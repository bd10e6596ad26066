import { formatMoney } from '#lib/rules/fees/format-money';

type MoneyProps = {
  amount: number;
  /** The upper end of a range: "150.00 to 300.00". */
  to?: number;
  /** Set only if no column heading names it. */
  currency?: string;
  strong?: boolean;
};

export function Money({ amount, to, currency, strong }: MoneyProps) {
  return (
    <span className={strong ? 'whitespace-nowrap font-semibold' : 'whitespace-nowrap'}>
      {formatMoney(amount)}
      {to === undefined ? null : ` to ${formatMoney(to)}`}
      {currency ? ` ${currency}` : null}
    </span>
  );
}
