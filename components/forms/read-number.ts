/** Typed text as the number that it spells, with thousands separators; other text stays text. */
export function readNumber(typed: string): number | string {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
