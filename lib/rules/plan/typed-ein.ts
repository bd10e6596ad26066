import { tidyText } from '#lib/rules/text/tidy-text';

/** The EIN that typed or pasted text spells, as the IRS writes it; other text as it is, for the check to refuse. */
export function typedEin(text: string): string {
  return tidyText(text).replace(/^(\d{2})[ \-\u2013\u2014]*(\d{7})$/, '$1-$2');
}
