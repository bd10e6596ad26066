/**
 * A word without its plural ending. If in doubt, two words are the same: BUSSES and BUSS match, and so do FREIGHTS and
 * FREIGHT. Words of three letters and words on SS are unchanged (BUS, GAS, GLASS).
 */
export function singular(word: string): string {
  let rest = word;
  for (;;) {
    const shorter = shorten(rest);
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

function shorten(word: string): string {
  if (word.length <= 3 || !word.endsWith('S') || word.endsWith('SS')) return word;
  if (word.length > 4 && word.endsWith('IES')) return `${word.slice(0, -3)}Y`;
  if (/(?:SS|SH|CH|X|Z)ES$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
