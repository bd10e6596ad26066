/** The index where the words of `phrase` are together in `words`; -1 where they are not. The last place wins. */
export function findWords(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  for (let start = words.length - phrase.length; start >= 0; start -= 1) {
    if (phrase.every((word, index) => words[start + index] === word)) return start;
  }
  return -1;
}
