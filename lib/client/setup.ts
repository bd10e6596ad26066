import type { Transport } from '#lib/client/transport';
import type { SetUpRequest, Setup } from '#lib/contract/setup';

/** Needs the dashboard's own token. */
export function setupCalls({ json, send }: Transport) {
  return {
    /** Whether this installation still has to be set up. */
    get: () => json<Setup>({ method: 'GET', path: '/console/setup' }),
    /** `not_found` if an organization exists. */
    setUp: async (body: SetUpRequest) => {
      await send({ method: 'POST', path: '/console/setup', body });
    },
  };
}
