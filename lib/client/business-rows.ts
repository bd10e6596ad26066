import type { Transport } from '#lib/client/transport';
import type { BusinessImport, ImportBusinessesRequest } from '#lib/contract/business-import';
import type { BusinessRows, BusinessRowsQuery } from '#lib/contract/business-rows';

export function businessRowCalls({ json }: Transport) {
  return {
    /** Checks and adds several records; each has a result of its own. */
    importBusinesses: (body: ImportBusinessesRequest) =>
      json<BusinessImport>({ method: 'POST', path: '/console/business-import', body }),
    list: (query: Partial<BusinessRowsQuery> = {}, signal?: AbortSignal) =>
      json<BusinessRows>({ method: 'GET', path: '/console/business-row', query, signal }),
  };
}
