import type { ExpeditedTier } from '#lib/contract/fee';
import type { Tier } from '#lib/jurisdictions/fee-rules';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { noteOf } from '#lib/rules/fees/fee-line';
import { isOffered } from '#lib/rules/fees/offered-tiers';
import { resolveSources } from '#lib/rules/sources';

/** A tier as the requirement and the fee show it. If it is not offered, the amount is null. */
export function describeTier(rules: JurisdictionRules, tier: Tier): ExpeditedTier {
  const offered = isOffered(tier);
  return {
    tier: tier.tier,
    label: tier.label,
    turnaround: tier.turnaround,
    offered,
    amount: offered ? tier.amount : null,
    currency: 'USD',
    note: noteOf(tier),
    confidence: tier.confidence,
    sources_disagree: tier.sources_disagree ?? false,
    sources: resolveSources(rules, tier.sources),
  };
}
