import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { BrowserOperations } from '#lib/contract/browser-operation';
import type { List, PageQuery } from '#lib/contract/list';
import type { PasskeyChallenge } from '#lib/contract/passkey';
import type { Me, OpenedSession, OpenSessionRequest, Session, SignInOptions } from '#lib/contract/session';

export function sessionCalls({ json, send }: Transport) {
  return {
    /**
     * Needs the dashboard's own token. `unauthenticated` for a wrong email or password, `rate_limited` after too many.
     */
    open: (body: OpenSessionRequest) =>
      json<OpenedSession>({ method: 'POST', path: '/console/session', body }),
    /** Needs the dashboard's own token. The challenge for a sign-in with a passkey. */
    challengePasskey: () => json<PasskeyChallenge>({ method: 'POST', path: '/console/passkey/challenge' }),
    signInOptions: () => json<SignInOptions>({ method: 'GET', path: '/console/sign-in-options' }),
    /** Needs the dashboard's own token. The operations that its pages may call in the browser. */
    browserOperations: () => json<BrowserOperations>({ method: 'GET', path: '/console/browser-operation' }),
    /** Moves the session to another organization of the caller. */
    switchOrganization: (organization_id: string) =>
      json<Me>({ method: 'POST', path: '/console/session/organization', body: { organization_id } }),
    /** The caller's sessions. */
    list: (query: Partial<PageQuery> = {}) =>
      json<List<Session>>({ method: 'GET', path: '/console/session', query }),
    /** Ends one of the caller's sessions at once; `current` is the one making the call. */
    end: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/session/${id}` });
    },
    endOthers: async () => {
      await send({ method: 'DELETE', path: '/console/session' });
    },
  };
}
