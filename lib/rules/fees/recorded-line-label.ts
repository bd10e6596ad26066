import type { FeeComponent, FeeLine } from '#lib/contract/fee';
import { feeLineLabel } from '#lib/rules/fees/fee-line-label';

const ofComponent: Record<FeeComponent, string> = {
  base: 'State filing fee',
  dynamic: 'Variable fee',
  late: 'Late fee',
  credit_card: 'Card surcharge',
  ach: 'ACH surcharge',
};

/**
 * The label of a fee line: a line that is alone in its component has no name of its own. Of an expedited filing, a
 * variable fee that is alone is that of its tier (`hasOneRule` of fee-line.ts counts the tiers).
 */
export function recordedLineLabel(
  { component_type, name }: Pick<FeeLine, 'component_type' | 'name'>,
  expeditedTier: string | null,
): string {
  if (name !== 'default') return feeLineLabel({ name });
  const isTier = component_type === 'dynamic' && expeditedTier !== null;
  return isTier ? feeLineLabel({ name: 'expedited' }) : ofComponent[component_type];
}
