import type { FeeBreakdown, FeeLine } from '#lib/contract/fee';
import { toAmount, toCents } from '#lib/rules/fees/money';

export type ComparedLine = Pick<FeeLine, 'component_type' | 'name'> & {
  estimate: number | null;
  charged: number | null;
};

/** Every line of the estimate and every line that was charged, each once. */
export function compareLines(fee: FeeBreakdown | null, charged: FeeBreakdown | null): ComparedLine[] {
  const lines = [...(fee?.items ?? []), ...(charged?.items ?? [])];
  const keyOf = ({ component_type, name }: Pick<FeeLine, 'component_type' | 'name'>) =>
    `${component_type} ${name}`;
  const amountIn = (breakdown: FeeBreakdown | null, key: string) => {
    const found = breakdown?.items.filter((item) => keyOf(item) === key) ?? [];
    if (found.length === 0) return null;
    return toAmount(found.reduce((cents, { amount }) => cents + toCents(amount), 0));
  };
  return [...new Map(lines.map((line) => [keyOf(line), line]))].map(([key, { component_type, name }]) => ({
    component_type,
    name,
    estimate: amountIn(fee, key),
    charged: amountIn(charged, key),
  }));
}
