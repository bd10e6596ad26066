import { nameWords } from '#lib/rules/names/name-words';

/**
 * Endings that name the kind of entity. They never distinguish one name from another, whichever kind they name:
 * so the standard_note of us-al, us-az, us-ct, us-dc, us-fl, us-in and us-ri, and the model rules that most follow.
 */
const designators = [
  'Low-Profit Limited Liability Company',
  'Professional Limited Liability Company',
  'Registered Limited Liability Partnership',
  'Limited Liability Limited Partnership',
  'Limited Liability Partnership',
  'Limited Liability Company',
  'Professional Limited Company',
  'Professional Corporation',
  'Professional Association',
  'Limited Partnership',
  'Limited Company',
  'Incorporated',
  'Corporation',
  'Chartered',
  'Company',
  'Limited',
  ...['L3C', 'PLLC', 'LLLP', 'RLLP', 'LLC', 'LLP', 'PLC', 'INC', 'CORP', 'LTD', 'LC', 'LP', 'PC', 'PA', 'CO'],
];

const spelledOut: Record<string, string> = {
  LTD: 'LIMITED',
  CO: 'COMPANY',
  CORP: 'CORPORATION',
  INC: 'INCORPORATED',
};

/** `Ltd. Liability Co.` is `Limited Liability Company`: every state accepts these abbreviations. */
export function spellOut(words: readonly string[]): string[] {
  return words.map((word) => spelledOut[word] ?? word);
}

const endings = designators.map((designator) => spellOut(nameWords(designator)));

/** The words before the designators at the end. A name of designators alone keeps them: something must remain. */
export function withoutDesignators(words: readonly string[]): string[] {
  let rest = [...words];
  for (;;) {
    const ending = endings.find(
      (candidate) => candidate.length < rest.length && endsWith(spellOut(rest), candidate),
    );
    if (ending === undefined) return rest;
    rest = rest.slice(0, rest.length - ending.length);
  }
}

function endsWith(words: readonly string[], ending: readonly string[]): boolean {
  const start = words.length - ending.length;
  return start >= 0 && ending.every((word, index) => words[start + index] === word);
}
