import type { OperationType } from '#lib/contract/operation-type';
import type { Tier } from '#lib/jurisdictions/fee-rules';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** A tier whose price was not found is listed but cannot be chosen, because its cost is not known. */
export function isOffered(tier: Tier): boolean {
  return tier.confidence !== 'unverified';
}

/** The tiers that check 6 accepts, in the order of the state's menu. */
export function offeredTiers(rules: JurisdictionRules, type: OperationType): string[] {
  return rules[type].expedited_tiers.filter(isOffered).map((tier) => tier.tier);
}
