import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { BrowserOperations } from '#lib/contract/browser-operation';
import type { List, PageQuery } from '#lib/contract/list';
import type { PasskeyChallenge } from '#lib/contract/passkey';
import type { Me, OpenedSession, OpenSessionRequest, Session, SignInOptions } from '#lib/contract/session';

export function sessionCalls({ json, send }: Transport) {
  return {
    /** Needs the dashboard's own token. `unauthenticated` for a wrong pair, `rate_limited` after too many. */
    open: (body: OpenSessionRequest) =>
      json<OpenedSession>({ method: 'POST', path: '/console/session', body }),
    /** Needs the dashboard's own token. What a device is asked for a sign-in. */
    challengePasskey: () => json<PasskeyChallenge>({ method: 'POST', path: '/console/passkey/challenge' }),
    signInOptions: () => json<SignInOptions>({ method: 'GET', path: '/console/sign-in-options' }),
    /** Needs the dashboard's own token. What its pages may ask for in the browser. */
    browserOperations: () => json<BrowserOperations>({ method: 'GET', path: '/console/browser-operation' }),
    /** Goes on in another of one's organizations. */
    switchOrganization: (organization_id: string) =>
      json<Me>({ method: 'POST', path: '/console/session/organization', body: { organization_id } }),
    /** Where one is signed in. */
    list: (query: Partial<PageQuery> = {}) =>
      json<List<Session>>({ method: 'GET', path: '/console/session', query }),
    /** Ends one session of one's own at once; `current` is the one that asks. */
    end: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/session/${id}` });
    },
    endOthers: async () => {
      await send({ method: 'DELETE', path: '/console/session' });
    },
  };
}
