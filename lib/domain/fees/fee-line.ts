import type { FeeLineCents } from '#lib/domain/fees/fee-line-cents';
import { feeLineLabel } from '#lib/domain/fees/fee-line-label';
import { toCents } from '#lib/domain/money';
import type { Fee, Tier } from '#lib/jurisdictions/fee-rules';
import type { OperationRules } from '#lib/jurisdictions/rules';

export function feeLine(operation: OperationRules, fee: Fee, cents: number): FeeLineCents {
  return { ...unpricedLine(operation, fee), cents };
}

export function unpricedLine(operation: OperationRules, fee: Fee): Omit<FeeLineCents, 'cents'> {
  return {
    component: fee.component,
    name: isOnlyRule(operation, fee) ? 'default' : fee.name,
    ruleName: fee.name,
    label: feeLineLabel(fee),
    note: fee.note ?? null,
    confidence: fee.confidence,
    sourcesDisagree: fee.sources_disagree ?? false,
    sourceIds: fee.sources,
  };
}

/** The surcharge of a requested tier is inside `dynamic`; its line is always `expedited`, as the document names it. */
export function tierLine(tier: Tier): FeeLineCents {
  return {
    component: 'dynamic',
    name: 'expedited',
    ruleName: 'expedited',
    cents: toCents(tier.amount),
    label: tier.label,
    note: tier.note ?? null,
    confidence: tier.confidence,
    sourcesDisagree: tier.sources_disagree ?? false,
    sourceIds: tier.sources,
  };
}

/**
 * `default` when the component has exactly one rule (interface document, Fee line). Rules are counted in the data
 * and not by what one filing is charged, so that a line is called the same from one filing to the next. The menu
 * of tiers is one more rule of `dynamic`.
 */
function isOnlyRule(operation: OperationRules, fee: Fee): boolean {
  const rules = operation.fees.filter((other) => other.component === fee.component).length;
  const menu = fee.component === 'dynamic' && operation.expedited_tiers.length > 0 ? 1 : 0;
  return rules + menu === 1;
}
