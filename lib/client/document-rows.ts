import type { Transport } from '#lib/client/transport';
import type { DocumentRows, DocumentRowsQuery } from '#lib/contract/document-rows';

export function documentRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<DocumentRowsQuery> = {}, signal?: AbortSignal) =>
      json<DocumentRows>({ method: 'GET', path: '/console/document', query, signal }),
  };
}
