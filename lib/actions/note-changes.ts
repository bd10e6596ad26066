import { pageWait } from '#lib/client/retry';
import type { ClientOptions } from '#lib/client/transport';

const shortWait = 1;

/**
 * Whether an action has changed something so far. While it has not, the rate limit turns it away at once and the page
 * asks again; afterwards it waits itself, since to begin again could do a thing twice.
 */
export function noteChanges() {
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
