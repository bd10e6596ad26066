import { businessWords } from '#components/businesses/words.ts';

export type Pair = { id: string; key: string; value: string };

/** A line of its own, whatever stood there before a reload. */
export function newPair(key = '', value = ''): Pair {
  return { id: `pair-${crypto.randomUUID()}`, key, value };
}

/** The stored pairs; server and browser give them the same ids. */
export function pairsOf(metadata: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(metadata).map(([key, value], index) => ({ id: `pair-${index}`, key, value }));
}

/** The pairs as they are stored; an empty line is none. */
export function metadataOf(pairs: readonly Pair[]): Record<string, string> {
  return Object.fromEntries(
    pairs.filter(({ key, value }) => key.trim() || value.trim()).map(({ key, value }) => [key.trim(), value]),
  );
}

/** Each line that cannot be stored, with what to do: a value without a name, a name that stands twice. */
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
