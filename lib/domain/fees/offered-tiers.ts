import type { OperationType } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** The tiers that check 6 accepts, in the order of the state's menu. */
export function offeredTiers(rules: JurisdictionRules, type: OperationType): string[] {
  return rules[type].expedited_tiers.map((tier) => tier.tier);
}
