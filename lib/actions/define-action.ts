import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { ActionResult } from '#lib/actions/action-result';
import { noteChanges } from '#lib/actions/note-changes';
import { stated } from '#lib/actions/stated';
import { inputProblem, toActionProblem } from '#lib/actions/to-action-problem';
import { Mode } from '#lib/contract/scalars';
import { readBrowser } from '#lib/session/browser';
import { clientsOf } from '#lib/session/service-clients';
import { ownSessionHash } from '#lib/session/session-hash';

/** A signed-in person in one mode, as an action acts: who they are and what they may do, the service says to each call. */
export type Actor = { mode: Mode } & ReturnType<typeof clientsOf>;

/**
 * The one wrapper of server actions. The action takes the mode of its page and an input, and answers a value: what
 * `run` returned, or the problem. It throws nothing that is expected. Where it leads, `run` returns: a `redirect` would
 * reject the call of whoever pressed, and the browser would log it.
 */
export function defineAction<Schema extends z.ZodType, Data>(
  input: Schema,
  run: (actor: Actor, input: z.output<Schema>) => Promise<Data>,
): (mode: Mode, input: z.input<Schema>) => Promise<ActionResult<Data>> {
  return async (givenMode, given) => {
    const changes = noteChanges();
    try {
      const session = await ownSessionHash();
      const mode = Mode.safeParse(givenMode);
      if (!session || !mode.success) return { ok: false, problem: signedOut };
      const parsed = input.safeParse(given);
      if (!parsed.success) return { ok: false, problem: inputProblem(parsed.error) };
      const { address, active } = await readBrowser();
      const acting = { session, mode: mode.data, address, active };
      const clients = clientsOf(acting, { ...changes.options, writes: true });
      return { ok: true, data: await run({ mode: mode.data, ...clients }, parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      const problem = toActionProblem(error);
      // What has changed something must not be asked again from its beginning.
      return { ok: false, problem: changes.hasChanged() ? { ...problem, retryAfter: null } : problem };
    }
  };
}

const signedOut = stated('unauthenticated', 'You were signed out. Sign in again; what you entered is kept.');
