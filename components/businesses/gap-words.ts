import { businessWords } from '#components/businesses/words.ts';
import { withinSentence } from '#lib/rules/sentence-case';

const WORDS: Record<string, string> = {
  legal_name: businessWords.fields.legalName,
  formation_jurisdiction: businessWords.fields.homeState,
  formation_date: businessWords.fields.formationDate,
  registration_number: businessWords.fields.number,
  owners: businessWords.fields.owners,
};

export type Gap = { field: string; detail: string };

/** The gaps in a few words: "Formation date, owners". A gap that no entry can fill has its own sentence. */
export function gapWords(gaps: readonly Gap[]): string {
  const missing = gaps.map(({ field, detail }) => WORDS[field] ?? detail.replace(/\.$/, ''));
  return missing.map((word, index) => (index === 0 ? word : withinSentence(word))).join(', ');
}

/** Whether completing the record is enough to file: an unsupported entity type stays as it is. */
export function canBeFilled(gaps: readonly Gap[]): boolean {
  return gaps.every(({ field }) => field in WORDS);
}
