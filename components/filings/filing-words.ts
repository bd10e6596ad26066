import { filingWords } from '#components/filings/words.ts';
import type { EntityType, FilingType } from '#lib/contract/filing';

export const FILING_TYPE_WORDS: Record<FilingType, string> = {
  foreign_qualification: filingWords.types.foreignQualification,
  formation: filingWords.types.formation,
  ein: filingWords.types.ein,
  amendment: filingWords.types.amendment,
  scorp_election: filingWords.types.sElection,
};

export const ENTITY_TYPE_WORDS: Record<EntityType, string> = {
  llc: filingWords.types.llc,
  professional_llc: filingWords.types.professionalLlc,
  corporation: filingWords.types.corporation,
  professional_corporation: filingWords.types.professionalCorporation,
};

/** "same_day" becomes "Same day": a tier's identifier, where its label is not at hand. */
export function tierWords(tier: string | null): string {
  if (tier === null) return filingWords.types.standard;
  const words = tier.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
