import { businessWords } from '#components/businesses/words.ts';

export type Pair = { id: string; key: string; value: string };

/** An id for a new line that no earlier line had. */
export function newPair(key = '', value = ''): Pair {
  return { id: `pair-${crypto.randomUUID()}`, key, value };
}

/** The stored pairs; server and browser give them the same ids. */
export function pairsOf(metadata: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(metadata).map(([key, value], index) => ({ id: `pair-${index}`, key, value }));
}

/** The pairs as they are stored, without empty lines. */
export function metadataOf(pairs: readonly Pair[]): Record<string, string> {
  return Object.fromEntries(
    pairs.filter(({ key, value }) => key.trim() || value.trim()).map(({ key, value }) => [key.trim(), value]),
  );
}

/** The faults of lines that cannot be stored: a value without a name, or a repeated name. */
export function pairFaults(pairs: readonly Pair[]): { id: string; message: string }[] {
  const seen = new Set<string>();
  return pairs.flatMap(({ id, key, value }) => {
    const name = key.trim();
    if (name === '')
      return value.trim() ? [{ id, message: businessWords.references.nameMissing(value.trim()) }] : [];
    if (seen.has(name)) return [{ id, message: businessWords.references.nameTwice(name) }];
    seen.add(name);
    return [];
  });
}
