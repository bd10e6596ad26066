import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { ActionResult } from '#lib/actions/action-result';
import { noteChanges } from '#lib/actions/note-changes';
import { inputProblem, stated, toActionProblem } from '#lib/actions/to-action-problem';
import type { Role } from '#lib/contract/console/session';
import { Mode } from '#lib/contract/scalars';
import { readSession } from '#lib/session/read-session';
import { type Session, toSession } from '#lib/session/session';

export type ActionScope = 'read' | 'write' | 'admin';

const rolesOf: Record<ActionScope, readonly Role[]> = {
  read: ['viewer', 'filer', 'admin'],
  write: ['filer', 'admin'],
  admin: ['admin'],
};

/**
 * The one wrapper of server actions. The action takes the mode of its page and an input, and answers a value: what
 * `run` returned, or the problem. It throws nothing that is expected; `redirect` and `notFound` pass through.
 */
export function defineAction<Schema extends z.ZodType, Data>(
  definition: { scope: ActionScope; input: Schema },
  run: (session: Session, input: z.output<Schema>) => Promise<Data>,
): (mode: Mode, input: z.input<Schema>) => Promise<ActionResult<Data>> {
  return async (mode, given) => {
    const changes = noteChanges();
    try {
      const signedIn = await readSession();
      const known = Mode.safeParse(mode);
      const session = signedIn && known.success ? toSession(signedIn, known.data, changes.options) : null;
      if (!session)
        return {
          ok: false,
          problem: stated('unauthenticated', 'You were signed out. Sign in again; what you entered is kept.'),
        };
      if (!rolesOf[definition.scope].includes(session.role)) {
        return {
          ok: false,
          problem: stated('forbidden', `Your role (${session.role}) does not permit this.`),
        };
      }
      const input = definition.input.safeParse(given);
      if (!input.success) return { ok: false, problem: inputProblem(input.error) };
      return { ok: true, data: await run(session, input.data) };
    } catch (error) {
      unstable_rethrow(error);
      const problem = toActionProblem(error);
      // What has changed something must not be asked again from its beginning.
      return { ok: false, problem: changes.hasChanged() ? { ...problem, retryAfter: null } : problem };
    }
  };
}
