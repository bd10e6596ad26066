import { isDeepStrictEqual } from 'node:util';
import { ClientProblem } from '#lib/client/client-problem';

/**
 * The answer of a change of one version; if another version is there by now, which has the change already, that one: it is
 * the person's own, whose answer was lost before a second press. Throws `precondition_failed` for any other version.
 */
export async function madeAlready<Resource extends object>(
  asked: object,
  change: () => Promise<Resource>,
  read: () => Promise<Resource>,
): Promise<Resource> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ClientProblem && error.is('precondition_failed'))) throw error;
    const now = await read();
    if (isIn(asked, now)) return now;
    throw error;
  }
}

/** Whether each member is there as asked; one that is null is not there. Metadata is merged, so it may have more. */
function isIn(asked: object, now: object): boolean {
  return Object.entries(asked).every(([name, value]) => {
    const there: unknown = Reflect.get(now, name) ?? null;
    return name === 'metadata' ? isIn(Object(value), Object(there)) : isDeepStrictEqual(value ?? null, there);
  });
}
