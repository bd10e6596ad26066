// A map: a word may be the name of a member that every object inherits, such as "constructor".
const acronyms = new Map(
  ['LLC', 'EIN', 'NAICS', 'ACH', 'ID', 'URL'].map((acronym) => [acronym.toLowerCase(), acronym]),
);

/** `records_office_address` → "Records office address": the label of a name that is in no dictionary. */
export function sentenceCase(name: string): string {
  return capitalized(nameInWords(name));
}

/** `tax_id` → "tax ID". */
export function nameInWords(name: string): string {
  return name
    .split('_')
    .map((word) => acronyms.get(word) ?? word)
    .join(' ');
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Certificate of authority" as "certificate of authority"; an acronym stays as it is. */
export function withinSentence(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
