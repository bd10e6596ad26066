import type { Transport } from '#lib/client/transport';
import type { BusinessRows, BusinessRowsQuery } from '#lib/contract/business-rows';

export function businessRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<BusinessRowsQuery> = {}, signal?: AbortSignal) =>
      json<BusinessRows>({ method: 'GET', path: '/console/business-row', query, signal }),
  };
}
