/**
 * The index at which the words of `phrase` occur together in `words`, the last one if there are several; -1 if there is
 * none.
 */
export function findWords(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  for (let start = words.length - phrase.length; start >= 0; start -= 1) {
    if (phrase.every((word, index) => words[start + index] === word)) return start;
  }
  return -1;
}
