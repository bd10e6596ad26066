import { withoutThousands } from '#components/forms/without-thousands.ts';

/** The number that typed text spells, with thousands separators, a dollar or percent sign; other text stays text. */
export function readNumber(typed: string): number | string {
  const plain = withoutThousands(typed.trim().replace(/^\$| ?%$/g, ''));
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
