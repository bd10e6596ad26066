// What is pasted from a page, a letter, a spreadsheet or an address book brings tabs, spaces that do not break, marks that
// nobody can see, and hyphens and dashes in numbers that only look like the one on a keyboard.
const oddSpaces = /[\t\u00a0\u2007\u202f]/g;
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const oddHyphens = /[\u2010-\u2012]|(?<=\d)\u2013(?=\d)/g;

/** A line of typed or pasted text as it was meant, without surrounding spaces. */
export function tidyText(text: string): string {
  return text.replaceAll(oddSpaces, ' ').replaceAll(unseen, '').replaceAll(oddHyphens, '-').trim();
}
