import type { FeeComponent } from '#lib/contract/fee';
import type { Fee, Tier } from '#lib/jurisdictions/fee-rules';
import type { OperationRules } from '#lib/jurisdictions/rules';
import type { FeeLineCents } from '#lib/rules/fees/fee-line-cents';
import { feeLineLabel } from '#lib/rules/fees/fee-line-label';
import { toCents } from '#lib/rules/fees/money';

export function feeLine(operation: OperationRules, fee: Fee, cents: number): FeeLineCents {
  return { ...unpricedLine(operation, fee), cents };
}

/** The note of a figure; a figure without a citation says so. */
export function noteOf({ note, sources }: Pick<Fee | Tier, 'note' | 'sources'>): string | null {
  const uncited = sources.length === 0 ? 'No source is on record for it.' : '';
  return [note, uncited].filter(Boolean).join(' ') || null;
}

export function unpricedLine(operation: OperationRules, fee: Fee): Omit<FeeLineCents, 'cents'> {
  return {
    component: fee.component,
    name: hasOneRule(operation, fee.component) ? 'default' : fee.name,
    ruleName: fee.name,
    label: feeLineLabel(fee),
    note: noteOf(fee),
    confidence: fee.confidence,
    sourcesDisagree: fee.sources_disagree ?? false,
    sourceIds: fee.sources,
  };
}

/** The surcharge of a requested tier is part of `dynamic`. Interface document, Fee breakdown, 3. */
export function tierLine(operation: OperationRules, tier: Tier): FeeLineCents {
  return {
    component: 'dynamic',
    name: hasOneRule(operation, 'dynamic') ? 'default' : 'expedited',
    ruleName: 'expedited',
    cents: toCents(tier.amount),
    label: tier.label,
    note: noteOf(tier),
    confidence: tier.confidence,
    sourcesDisagree: tier.sources_disagree ?? false,
    sourceIds: tier.sources,
  };
}

/**
 * `default` if the component has exactly one rule (interface document, Fee line). Rules are counted in the data, not by
 * what one filing is charged, so that a line has the same name in every filing. The menu of tiers counts as one more
 * rule of `dynamic`.
 */
function hasOneRule(operation: OperationRules, component: FeeComponent): boolean {
  const rules = operation.fees.filter((fee) => fee.component === component).length;
  const menu = component === 'dynamic' && operation.expedited_tiers.length > 0 ? 1 : 0;
  return rules + menu === 1;
}
