import type { Transport } from '#lib/client/transport';
import type { SetUpRequest, Setup } from '#lib/contract/setup';

/** Needs the dashboard's own token. */
export function setupCalls({ json, send }: Transport) {
  return {
    /** Whether nobody has set this installation up yet. */
    get: () => json<Setup>({ method: 'GET', path: '/console/setup' }),
    /** `not_found` once there is an organization. */
    setUp: async (body: SetUpRequest) => {
      await send({ method: 'POST', path: '/console/setup', body });
    },
  };
}
