import { feeWords } from '#components/fees/words.ts';
import type { Jurisdiction } from '#lib/contract/requirement';
import { formatMoney } from '#lib/rules/fees/format-money';

type FeeRange = Jurisdiction['formation']['fee_range'];

/** "750.00", "300.00 to 3,000.00", or "100.00 or more" if there is no upper bound. */
export function feeRangeWords({ from, to }: FeeRange): string {
  if (to === null) return feeWords.range.open(formatMoney(from));
  return from === to ? formatMoney(from) : feeWords.range.closed(formatMoney(from), formatMoney(to));
}

/** The total range of several fees. */
export function feeRangeSum(ranges: readonly FeeRange[]): FeeRange {
  return ranges.reduce<FeeRange>(
    (sum, { from, to }) => ({
      from: sum.from + from,
      to: sum.to === null || to === null ? null : sum.to + to,
    }),
    { from: 0, to: 0 },
  );
}
