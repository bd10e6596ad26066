import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { LoggedRequestDetail, RequestRows, RequestRowsQuery } from '#lib/contract/request';

/** The log of API requests: 30 days, redacted. */
export function requestCalls(transport: Transport) {
  return {
    list: (query: Partial<RequestRowsQuery> = {}, signal?: AbortSignal) =>
      transport.json<RequestRows>({ method: 'GET', path: '/console/request', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      transport.json<LoggedRequestDetail>({ method: 'GET', path: path`/console/request/${id}`, signal }),
  };
}
