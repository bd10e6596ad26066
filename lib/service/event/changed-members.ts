import canonicalize from 'canonicalize';

/**
 * The members of a resource that a change made different, with their previous values; null for one that did not exist.
 */
export function changedMembers(before: object, after: object): Record<string, unknown> {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    if (canonicalize(was.get(name)) !== canonicalize(is.get(name))) changed[name] = was.get(name) ?? null;
  }
  return changed;
}
