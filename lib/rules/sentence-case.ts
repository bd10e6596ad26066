const acronyms: Record<string, string> = { llc: 'LLC', ein: 'EIN', naics: 'NAICS', ach: 'ACH', id: 'ID' };

/** `records_office_address` → "Records office address": the label of a name that is in no dictionary. */
export function sentenceCase(name: string): string {
  const words = name
    .split('_')
    .map((word) => acronyms[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
