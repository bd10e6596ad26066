import { withoutThousands } from '#components/forms/without-thousands.ts';
import { tidyText } from '#lib/rules/text/tidy-text';

/**
 * The number that typed text spells, with thousands separators, a dollar or percent sign; other text stays text. So does
 * "1.000": where a point separates thousands it is a thousand, and here one.
 */
export function readNumber(typed: string): number | string {
  const plain = withoutThousands(tidyText(typed).replace(/^\$| ?%$/g, ''));
  return /^-?(?:\d+(?:\.(?!000$)\d*)?|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
