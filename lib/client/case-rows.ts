import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { CaseRow, CaseRows, CaseRowsQuery } from '#lib/contract/case-rows';
import type { CaseNeighbors } from '#lib/contract/neighbors';

export function caseRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<CaseRowsQuery> = {}, signal?: AbortSignal) =>
      json<CaseRows>({ method: 'GET', path: '/console/case', query, signal }),
    get: (id: string) => json<CaseRow>({ method: 'GET', path: path`/console/case/${id}` }),
    /** The cases that need an answer before and after this one, by due date. */
    neighbors: (id: string) =>
      json<CaseNeighbors>({ method: 'GET', path: path`/console/case/${id}/neighbors` }),
  };
}
