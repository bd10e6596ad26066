import { type FeeBreakdown, FeeComponent, type FeeLine } from '#lib/contract/fee';
import { feeAmount, toAmount, toCents } from '#lib/rules/fees/money';

/** What the state charged, by line: unlike an estimate, the total includes every line, whichever way it was paid. */
export function toCharged(lines: readonly Omit<FeeLine, 'currency'>[]): FeeBreakdown {
  const money = (among: readonly Omit<FeeLine, 'currency'>[]) =>
    feeAmount(among.reduce((cents, { amount }) => cents + toCents(amount), 0));
  const sums = FeeComponent.options.flatMap((component) => {
    const own = lines.filter(({ component_type }) => component_type === component);
    return own.length > 0 ? [[component, money(own)] as const] : [];
  });
  return {
    ...Object.fromEntries(sums),
    total: money(lines),
    items: lines.map(({ component_type, name, amount }) => ({
      component_type,
      name,
      // A robot’s sum of fractions, 0.1 + 0.2, is 0.30 in every place.
      amount: toAmount(toCents(amount)),
      currency: 'USD',
    })),
  };
}
