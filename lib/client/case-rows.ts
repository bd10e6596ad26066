import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { CaseRow, CaseRows, CaseRowsQuery } from '#lib/contract/case-rows';

export function caseRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<CaseRowsQuery> = {}, signal?: AbortSignal) =>
      json<CaseRows>({ method: 'GET', path: '/console/case', query, signal }),
    get: (id: string) => json<CaseRow>({ method: 'GET', path: path`/console/case/${id}` }),
  };
}
