import type { Transport } from '#lib/client/transport';
import type { CaseRows, CaseRowsQuery } from '#lib/contract/case-rows';

export function caseRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<CaseRowsQuery> = {}, signal?: AbortSignal) =>
      json<CaseRows>({ method: 'GET', path: '/console/case', query, signal }),
  };
}
