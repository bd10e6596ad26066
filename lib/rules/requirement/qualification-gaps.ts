import type { Business, RegistrationStatus } from '#lib/contract/business';
import { missingFacts } from '#lib/rules/requirement/missing-facts';
import { canBeQualified } from '#lib/rules/requirement/qualified-types';

/**
 * What blocks an application in any state: a company that is not formed (check 1), the gaps of check 2, and an entity
 * type that check 3 refuses.
 */
export function qualificationGaps(
  business: Parameters<typeof missingFacts>[0] & Pick<Business, 'entity_type' | 'registration_status'>,
): { field: string; detail: string }[] {
  const unformed = unformedWords[business.registration_status];
  if (unformed) return [{ field: 'registration_status', detail: unformed }];
  const gaps = missingFacts(business);
  if (canBeQualified(business.entity_type)) return gaps;
  return [...gaps, { field: 'entity_type', detail: 'Only LLCs can be qualified in other states yet.' }];
}

const unformedWords: Partial<Record<RegistrationStatus, string>> = {
  forming: 'Its formation is under way.',
  pending: 'Its registration is under way.',
  canceled: 'Its filing was canceled, or its record was removed.',
};
