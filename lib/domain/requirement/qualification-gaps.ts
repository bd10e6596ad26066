import type { Business } from '#lib/contract/business';
import { missingFacts } from '#lib/domain/requirement/missing-facts';

/** What stops an application for any state: the gaps of check 2, and an entity type that check 3 refuses. */
export function qualificationGaps(
  business: Parameters<typeof missingFacts>[0] & Pick<Business, 'entity_type'>,
): { field: string; detail: string }[] {
  const gaps = missingFacts(business);
  if (business.entity_type === 'llc' || business.entity_type === 'professional_llc') return gaps;
  return [...gaps, { field: 'entity_type', detail: 'Only LLCs can be qualified in other states yet.' }];
}
