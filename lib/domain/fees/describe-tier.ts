import type { ExpeditedTier } from '#lib/contract/fee';
import { isOffered } from '#lib/domain/fees/offered-tiers';
import { resolveSources } from '#lib/domain/sources';
import type { Tier } from '#lib/jurisdictions/fee-rules';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** A tier as the requirement and the fee show it. Of one that is not offered the amount is null. */
export function describeTier(rules: JurisdictionRules, tier: Tier): ExpeditedTier {
  const offered = isOffered(tier);
  return {
    tier: tier.tier,
    label: tier.label,
    turnaround: tier.turnaround,
    offered,
    amount: offered ? tier.amount : null,
    currency: 'USD',
    note: tier.note ?? null,
    confidence: tier.confidence,
    sources_disagree: tier.sources_disagree ?? false,
    sources: resolveSources(rules, tier.sources),
  };
}
