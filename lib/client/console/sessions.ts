import type { Transport } from '#lib/client/transport';
import type { ConsoleSession, OpenSessionRequest, SignInOptions } from '#lib/contract/console/session';

export function sessionCalls({ json }: Transport) {
  return {
    /** Needs the dashboard's own token. `unauthenticated` for a wrong pair, `rate_limited` after too many. */
    open: (body: OpenSessionRequest) =>
      json<ConsoleSession>({ method: 'POST', path: '/console/session', body }),
    signInOptions: () => json<SignInOptions>({ method: 'GET', path: '/console/sign-in-options' }),
    /** The person whose token this is, with the organizations as they are now. */
    me: () => json<ConsoleSession>({ method: 'GET', path: '/console/me' }),
  };
}
