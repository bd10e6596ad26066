/** A search: a state, if its first or last words name one, and the other words. */
export type ReadSearch = { words: string; jurisdiction: string | null };

/**
 * Reads the state out of a search: its name in any case, or its code in capitals, since "or" and "in" are words too.
 * `states` maps codes to names.
 */
export function readSearch(q: string, states: ReadonlyMap<string, string>): ReadSearch {
  const words = q.split(/\s+/).filter(Boolean);
  for (const count of [3, 2, 1]) {
    for (const [found, rest] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const code = found.length === count ? codeOf(found.join(' '), states) : undefined;
      if (code) return { words: rest.join(' '), jurisdiction: code };
    }
  }
  return { words: words.join(' '), jurisdiction: null };
}

function codeOf(text: string, states: ReadonlyMap<string, string>): string | undefined {
  const name = text.toLowerCase();
  for (const [code, state] of states) {
    if (text === code || text === code.slice(3) || name === state.toLowerCase()) return code;
  }
  return undefined;
}
