import { TAX_ID } from '#lib/contract/tax-id';
import { tidyText } from '#lib/rules/text/tidy-text';

/** The SSN or ITIN that typed or pasted text spells, as on the card; null if it is none. */
export function typedTaxId(text: string): string | null {
  const id = tidyText(text).replace(/^(\d{3})[ -]*(\d{2})[ -]*(\d{4})$/, '$1-$2-$3');
  return TAX_ID.test(id) ? id : null;
}
