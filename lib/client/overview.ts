import type { Transport } from '#lib/client/transport';
import type { NavigationCounts, Overview } from '#lib/contract/overview';

export function overviewCalls({ json }: Transport) {
  return {
    get: (signal?: AbortSignal) => json<Overview>({ method: 'GET', path: '/console/overview', signal }),
    navigationCounts: (signal?: AbortSignal) =>
      json<NavigationCounts>({ method: 'GET', path: '/console/navigation-counts', signal }),
  };
}
