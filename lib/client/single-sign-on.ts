import type { Transport } from '#lib/client/transport';
import type {
  SetSingleSignOnRequest,
  SingleSignOn,
  StartedSingleSignOn,
  StartSingleSignOnRequest,
} from '#lib/contract/single-sign-on';

export function singleSignOnCalls({ json, send }: Transport) {
  const path = '/console/single-sign-on';
  return {
    get: () => json<SingleSignOn>({ method: 'GET', path }),
    /** `validation_error` at the issuer where no provider answers there. */
    set: (body: SetSingleSignOnRequest) => json<SingleSignOn>({ method: 'PUT', path, body }),
    /** Signs out whoever came in by it. */
    remove: async () => {
      await send({ method: 'DELETE', path });
    },
    /** Needs the dashboard's own token. `not_found` for an email that signs in with a password. */
    start: (body: StartSingleSignOnRequest) =>
      json<StartedSingleSignOn>({ method: 'POST', path: `${path}/start`, body }),
  };
}
