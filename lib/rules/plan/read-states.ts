import { tidyText } from '#lib/rules/text/tidy-text';
import { regionCodeOf } from '#lib/rules/us-regions';

/** No state's name has more words: "District of Columbia". */
const mostWords = 3;

export type ReadStates = {
  /** US-XX, each once, in the order in which they were typed. */
  codes: string[];
  /** Text that names no state, as it was typed. */
  unknown: string[];
};

/** States as people type and paste them: "NY, NJ CA", "New York and Texas", "US-OH". */
export function readStates(text: string): ReadStates {
  const codes = new Set<string>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;/|\n\t]+/)) {
    const words = tidyText(part)
      .split(/\s+/)
      .filter((word) => word !== '' && !/^(?:and|&)$/i.test(word));
    while (words.length > 0) {
      const { code, length } = firstState(words);
      const taken = words.splice(0, length).join(' ');
      if (code) codes.add(code);
      else unknown.push(taken);
    }
  }
  return { codes: [...codes], unknown };
}

/** The longest name at the start of the words, so that "West Virginia" is not read as Virginia. */
function firstState(words: readonly string[]): { code: string | undefined; length: number } {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length).join(' ');
    const code = isDistrict(typed) ? 'DC' : regionCodeOf(typed.replace(/^US-/i, ''));
    if (code) return { code: `US-${code}`, length };
  }
  return { code: undefined, length: 1 };
}

/** "Washington DC" is one place, and not the State of Washington beside the District. */
function isDistrict(typed: string): boolean {
  return /^washington d\.?c\.?$/i.test(typed);
}
