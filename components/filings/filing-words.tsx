import type { EntityType, FilingType } from '#lib/contract/filing';

export const FILING_TYPE_WORDS: Record<FilingType, string> = {
  foreign_qualification: 'Foreign qualification',
  formation: 'Formation',
  ein: 'EIN application',
  amendment: 'Amendment',
  scorp_election: 'S corporation election',
};

export const ENTITY_TYPE_WORDS: Record<EntityType, string> = {
  llc: 'Limited liability company',
  professional_llc: 'Professional limited liability company',
  corporation: 'Corporation',
  professional_corporation: 'Professional corporation',
};

/** "same_day" becomes "Same day": a tier's identifier, where its label is not at hand. */
export function tierWords(tier: string | null): string {
  if (tier === null) return 'Standard';
  const words = tier.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
