import { isPlainObject } from '#lib/contract/is-plain-object';

/** Members of a patch whose inner nulls have a meaning: they remove a key. */
const merged = new Set(['metadata', 'answers', 'states']);

/**
 * Removes members that are null, which for an optional member means absent. In a patch, a null at the top clears a
 * member, and in merged objects it removes a key. Metadata values are texts, so a null there is refused.
 */
export function withoutNulls(body: unknown, method: string): unknown {
  if (!isPlainObject(body)) return body;
  const isPatch = method === 'PATCH';
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => isPatch || value !== null)
      .map(([name, value]) => [
        name,
        name === 'metadata' || (isPatch && merged.has(name)) ? value : inner(value),
      ]),
  );
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, inner(member)]),
  );
}
