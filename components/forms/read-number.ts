import { withoutThousands } from '#components/forms/without-thousands.ts';

/**
 * The number that typed text spells, with thousands separators, a dollar or percent sign; other text stays text. So does
 * "1.000": where a point separates thousands it is a thousand, and here one.
 */
export function readNumber(typed: string): number | string {
  const plain = withoutThousands(typed.trim().replace(/^\$| ?%$/g, ''));
  return /^-?(?:\d+(?:\.(?!000$)\d*)?|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
