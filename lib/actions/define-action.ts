import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { ActionResult } from '#lib/actions/action-result';
import { onScreen } from '#lib/actions/screen-titles';
import { stated } from '#lib/actions/stated';
import { inputProblem, toActionProblem } from '#lib/actions/to-action-problem';
import { pageWait } from '#lib/client/retry';
import type { ClientOptions } from '#lib/client/transport';
import { Mode } from '#lib/contract/scalars';
import { Shown } from '#lib/contract/token';
import { readBrowser } from '#lib/session/browser';
import { clientsOf } from '#lib/session/service-clients';
import { ownSessionHash } from '#lib/session/session-hash';

/**
 * The context of an action: a signed-in person in one mode. On each call, the service decides who they are and what
 * they may do.
 */
export type Actor = { mode: Mode } & ReturnType<typeof clientsOf>;

/**
 * The only wrapper of server actions. The action takes the mode of its page, an input, and the person and organization
 * that the page shows, and returns a value: the result of `run`, or the problem. It does not throw expected errors. `run` returns
 * where to navigate: a `redirect` would reject the caller's promise, and the browser would log it.
 */
export function defineAction<Schema extends z.ZodType, Data>(
  input: Schema,
  run: (actor: Actor, input: z.output<Schema>) => Promise<Data>,
): (mode: Mode, input: z.input<Schema>, shown?: Shown) => Promise<ActionResult<Data>> {
  return async (givenMode, given, shown) => {
    const changes = noteChanges();
    try {
      const session = await ownSessionHash();
      const mode = Mode.safeParse(givenMode);
      if (!session || !mode.success) return { ok: false, problem: signedOut };
      const parsed = input.safeParse(given);
      if (!parsed.success) return { ok: false, problem: inputProblem(parsed.error) };
      const { address, active } = await readBrowser();
      const acting = { session, mode: mode.data, address, active, ...Shown.safeParse(shown).data };
      const clients = clientsOf(acting, { ...changes.options, writes: true });
      return { ok: true, data: await run({ mode: mode.data, ...clients }, parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      const problem = toActionProblem(error);
      // An action that has changed something must not be restarted from the beginning.
      return { ok: false, problem: changes.hasChanged() ? { ...problem, retryAfter: null } : problem };
    }
  };
}

const signedOut = onScreen(stated('unauthenticated', 'Sign in again. What you entered is kept.'));

const shortWait = 1;

/**
 * Whether an action has changed something so far. Until then, a rate limit ends it at once and the page retries; after
 * that, the action itself waits, since restarting could do something twice.
 */
function noteChanges() {
  let changed = false;
  const options = {
    longestWait: () => (changed ? pageWait : shortWait),
    fetch: async (address, init) => {
      const answer = await fetch(address, init);
      if (answer.ok && init?.method !== 'GET') changed = true;
      return answer;
    },
  } satisfies Partial<ClientOptions>;
  return { options, hasChanged: () => changed };
}
