import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { FilingRow, FilingRows, FilingRowsQuery } from '#lib/contract/filing-rows';

export function filingRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<FilingRowsQuery> = {}, signal?: AbortSignal) =>
      json<FilingRows>({ method: 'GET', path: '/console/filing', query, signal }),
    summary: (id: string, signal?: AbortSignal) =>
      json<FilingRow>({ method: 'GET', path: path`/console/filing/${id}/summary`, signal }),
  };
}
