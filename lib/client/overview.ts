import type { Transport } from '#lib/client/transport';
import type { NavigationCounts, Overview, OverviewQuery } from '#lib/contract/overview';

export function overviewCalls({ json }: Transport) {
  return {
    get: (query: OverviewQuery = {}, signal?: AbortSignal) =>
      json<Overview>({ method: 'GET', path: '/console/overview', query, signal }),
    navigationCounts: (signal?: AbortSignal) =>
      json<NavigationCounts>({ method: 'GET', path: '/console/navigation-counts', signal }),
  };
}
