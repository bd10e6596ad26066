import { cache } from 'react';
import { ClientProblem } from '#lib/client/client-problem';
import type { Me } from '#lib/contract/session';
import { readBrowser } from '#lib/session/browser';
import { type Acting, clientsOf } from '#lib/session/service-clients';
import { ownSessionHash } from '#lib/session/session-hash';

export type SignedIn = {
  me: Me;
  /** The person for whom this request makes calls, without the mode. */
  acting: Omit<Acting, 'mode'>;
};

/**
 * The person signed in by the cookie of this request, as the service says at this moment; null for nobody and for an
 * ended session. Throws ClientProblem if the service cannot be reached.
 */
export const readSession = cache(async (): Promise<SignedIn | null> => {
  const session = await ownSessionHash();
  if (!session) return null;
  const { address, active } = await readBrowser();
  const acting = { session, address, active };
  try {
    const { consoleClient } = clientsOf({ ...acting, mode: 'test' });
    return { me: await consoleClient.account.me(), acting };
  } catch (error) {
    if (error instanceof ClientProblem && error.code === 'unauthenticated') return null;
    throw error;
  }
});
