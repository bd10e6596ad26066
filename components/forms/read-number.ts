/** The number that typed text spells, with thousands separators, a dollar or percent sign; other text stays text. */
export function readNumber(typed: string): number | string {
  const plain = typed
    .trim()
    .replace(/^\$| ?%$/g, '')
    .replaceAll(',', '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
