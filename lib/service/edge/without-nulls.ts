import { isPlainObject } from '#lib/contract/is-plain-object';

/** Members of a patch whose inner nulls say something: they take a key away. */
const merged = new Set(['metadata', 'answers', 'states']);

/**
 * Null for an optional member means absent: the body without such members. In a patch a null at the top clears, and in
 * what is merged it takes a key away. The values of metadata are texts, so a null there is a fault and is refused.
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
