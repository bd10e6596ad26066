/** ASCII letters and digits, and everything beyond ASCII except spaces, punctuation, symbols and emoji. */
export const inWords =
  '0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\u30fa\u30fc-\ufe0f\ufe70-\ufeff\u{20000}-\u{3ffff}';

/** The keys of the table of words that are at least `from` and less than `to`. */
export type WordRange = { from: string; to: string };

const runsOfWords = new RegExp(`[${inWords}]+`, 'gu');
const isInWords = new RegExp(`^[${inWords}]$`, 'u');
// As many as the database keeps of a word.
const longest = 64;

/**
 * Where the table of words has a word of every name that matches this word of a search; null if a name may match
 * without one. Keys are lower case in ASCII, with `_` for any other character, because databases differ in their case
 * folding: they find candidates, and the search decides.
 */
export function wordRange(word: string): WordRange | null {
  const keys = [...word.matchAll(runsOfWords)].flatMap(({ 0: run, index }) => {
    const before = [...word.slice(0, index)].at(-1);
    const after = [...word.slice(index + run.length)].at(0);
    const begins = before === undefined ? /^[\p{L}\p{N}]/u.test(word) : isBetweenWords(before);
    const folded = foldWord(run);
    const isWhole = folded.isWhole && after !== undefined && isBetweenWords(after);
    return begins && folded.key ? [{ key: folded.key, isWhole }] : [];
  });
  const [best] = keys.toSorted((one, other) => other.key.length - one.key.length);
  // In the order of bytes, `!` comes before every character of a key, and `~` after.
  return best ? { from: best.key, to: `${best.key}${best.isWhole ? '!' : '~'}` } : null;
}

/** The character as it is, in lower case and in upper case, where that is one character. */
export function casesOf(character: string): string[] {
  const cases = [character, character.toLowerCase(), character.toUpperCase()];
  return [...new Set(cases)].filter((one) => [...one].length === 1);
}

const isBetweenWords = (character: string) => casesOf(character).every((one) => !isInWords.test(one));

/** Ends before a character that the database may fold differently, like the dotless i. */
function foldWord(run: string): { key: string; isWhole: boolean } {
  let key = '';
  for (const character of run) {
    const isAscii = character <= '\x7f';
    const isFolded = isAscii || casesOf(character).every((one) => one > '\x7f' && isInWords.test(one));
    if (!isFolded || key.length === longest) return { key, isWhole: false };
    key += isAscii ? character.toLowerCase() : '_';
  }
  return { key, isWhole: key.length < longest };
}
