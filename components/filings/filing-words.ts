import { filingWords } from '#components/filings/words.ts';
import type { EntityType, FilingType } from '#lib/contract/filing';
import type { FilingSummary } from '#lib/contract/overview';
import { capitalized } from '#lib/rules/sentence-case';

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

/**
 * What is happening, after the type of the filing; the type is omitted for a foreign qualification, the most common
 * one.
 */
export function happeningWords({ type, happening }: Pick<FilingSummary, 'type' | 'happening'>): string {
  if (type === 'foreign_qualification') return happening;
  return [FILING_TYPE_WORDS[type], happening].filter(Boolean).join(': ');
}

/** "same_day" becomes "Same day": a tier's identifier, if its label is not available. */
export function tierWords(tier: string | null): string {
  if (tier === null) return filingWords.types.standard;
  const words = tier.replaceAll('_', ' ');
  return capitalized(words);
}
