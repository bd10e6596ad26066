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
    /** `validation_error` at the issuer if no provider responds there. */
    set: (body: SetSingleSignOnRequest) => json<SingleSignOn>({ method: 'PUT', path, body }),
    /** Ends the sessions opened through it. */
    remove: async () => {
      await send({ method: 'DELETE', path });
    },
    /** Needs the dashboard's own token. `not_found` for an email without a provider. */
    start: (body: StartSingleSignOnRequest) =>
      json<StartedSingleSignOn>({ method: 'POST', path: `${path}/start`, body }),
  };
}
