import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { Case, CaseListQuery, CaseResponse } from '#lib/contract/case';
import type { List } from '#lib/contract/list';

export function caseCalls({ json }: Transport) {
  return {
    list: (query: Partial<CaseListQuery> = {}, signal?: AbortSignal) =>
      json<List<Case>>({ method: 'GET', path: '/v1/case', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Case>({ method: 'GET', path: path`/v1/case/${id}`, signal }),
    /** Without an idempotency key the call generates one, so that its retries answer only once. */
    respond: (id: string, body: CaseResponse, idempotencyKey: string = crypto.randomUUID()) =>
      json<Case>({ method: 'POST', path: path`/v1/case/${id}/response`, body, idempotencyKey }),
  };
}
