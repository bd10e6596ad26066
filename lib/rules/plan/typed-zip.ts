import { tidyText } from '#lib/rules/text/tidy-text';

/** The ZIP+4 code that typed or pasted text spells, with its hyphen; other text as it is. */
export function typedZip(text: string): string {
  return tidyText(text).replace(/^(\d{5})[ \-\u2013\u2014]*(\d{4})$/, '$1-$2');
}
