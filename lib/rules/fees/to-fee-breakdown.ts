import type { FeeBreakdown } from '#lib/contract/fee';
import type { FeeLineCents, FeeQuoteCents } from '#lib/rules/fees/fee-line-cents';
import { feeAmount } from '#lib/rules/fees/money';

/** The breakdown that a filing carries, in dollars. Only present components are included. */
export function toFeeBreakdown(quote: FeeQuoteCents): FeeBreakdown {
  return { ...componentAmounts(quote), total: feeAmount(quote.total), items: quote.lines.map(toItem) };
}

export function componentAmounts(quote: FeeQuoteCents): Omit<FeeBreakdown, 'total' | 'items'> {
  const { base, dynamic, late, credit_card, ach } = quote.components;
  return {
    ...(base !== undefined && { base: feeAmount(base) }),
    ...(dynamic !== undefined && { dynamic: feeAmount(dynamic) }),
    ...(late !== undefined && { late: feeAmount(late) }),
    ...(credit_card !== undefined && { credit_card: feeAmount(credit_card) }),
    ...(ach !== undefined && { ach: feeAmount(ach) }),
  };
}

export function toItem(line: FeeLineCents): FeeBreakdown['items'][number] {
  return { component_type: line.component, name: line.name, ...feeAmount(line.cents) };
}
