import type { Transport } from '#lib/client/transport';
import type { BusinessListQuery } from '#lib/contract/business';
import type { BusinessRows } from '#lib/contract/console/business-rows';

export function businessRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<BusinessListQuery> = {}, signal?: AbortSignal) =>
      json<BusinessRows>({ method: 'GET', path: '/console/business-row', query, signal }),
  };
}
