export type Industry = { code: string; title: string };

// Longer than any title: what was pasted by mistake must not be compared word by word with every industry.
const mostWords = 20;

/**
 * The industries that have every one of the words, or that begin with the digits; if none has every word, those that
 * have the most. The best come first. A word counts in any grammatical number: "bakery" finds "Retail Bakeries".
 */
export function findIndustries(industries: readonly Industry[], typed: string): Industry[] {
  const words = wordsOf(typed).slice(0, mostWords).map(stemOf);
  if (words.length === 0) return [...industries];
  const counted = industries.map((industry) => ({ industry, score: scoreOf(industry, words) }));
  const best = Math.max(...counted.map(({ score }) => Math.floor(score)));
  if (best === 0) return [];
  return counted
    .filter(({ score }) => score >= best)
    .sort((one, other) => other.score - one.score)
    .map(({ industry }) => industry);
}

/** How many of the words the industry has. A title that begins with the first word has a fraction more. */
function scoreOf({ code, title }: Industry, words: readonly string[]): number {
  const own = wordsOf(title);
  const has = (word: string) => code.startsWith(word) || own.some((each) => each.startsWith(word));
  const starts = words[0] !== undefined && own[0]?.startsWith(words[0]);
  return words.filter(has).length + (starts ? 0.5 : 0);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

// Short words have no ending to remove: "gas" is not "ga".
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ies|es|s|y)$/, '') : word);
