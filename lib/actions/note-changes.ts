import { pageWait } from '#lib/client/retry';
import type { ClientOptions } from '#lib/client/transport';

const shortWait = 1;

/**
 * Whether an action has changed something so far. Until then, a rate limit ends it at once and the page retries; after
 * that, the action itself waits, since restarting could do something twice.
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
