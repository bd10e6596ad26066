import { isDeepStrictEqual } from 'node:util';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';

/**
 * What of a change differs from what the person saw. Throws `precondition_failed` with these words if somebody else has
 * changed one of the same members since, to something else.
 */
export function ownChange<Change extends object>(
  asked: Change,
  seen: object,
  now: object,
  words: string,
): Partial<Change> {
  const of = (values: object, name: string): unknown => Reflect.get(values, name);
  const own = Object.entries(asked).filter(([name, value]) => !isDeepStrictEqual(value, of(seen, name)));
  const isTheirs = own.some(
    ([name, value]) => ![of(seen, name), value].some((known) => isDeepStrictEqual(known, of(now, name))),
  );
  if (isTheirs) throw new ClientProblem(statedProblem('precondition_failed', words, ''));
  return Object.fromEntries(own) as Partial<Change>;
}
