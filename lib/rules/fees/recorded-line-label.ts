import type { FeeComponent, FeeLine } from '#lib/contract/fee';
import { feeLineLabel } from '#lib/rules/fees/fee-line-label';

const ofComponent: Record<FeeComponent, string> = {
  base: 'State filing fee',
  dynamic: 'Variable fee',
  late: 'Late fee',
  credit_card: 'Card surcharge',
  ach: 'ACH surcharge',
};

/** The label of a fee line: a line that is alone in its component has no name of its own. */
export function recordedLineLabel({
  component_type,
  name,
}: Pick<FeeLine, 'component_type' | 'name'>): string {
  return name === 'default' ? ofComponent[component_type] : feeLineLabel({ name });
}
