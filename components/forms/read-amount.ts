import { withoutThousands } from '#components/forms/without-thousands.ts';
import { tidyText } from '#lib/rules/text/tidy-text';

/**
 * "1,250.00" is 1250, in dollars; undefined for an invalid amount, null for none. So is "2.500": where a point separates
 * thousands it is 2,500, and here 2.50.
 */
export function readAmount(typed: string): number | null | undefined {
  const text = withoutThousands(tidyText(typed).replace(/^\$\s*/, ''));
  if (text === '') return null;
  return /^(?:\d{1,7}(?:\.\d{0,2})?|\.\d{1,2})$/.test(text) ? Number(text) : undefined;
}
