import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List } from '#lib/contract/list';
import type {
  CreateObligationRequest,
  Obligation,
  ObligationListQuery,
  UpdateObligationRequest,
} from '#lib/contract/obligation';

export function obligationCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<ObligationListQuery> = {}, signal?: AbortSignal) =>
      json<List<Obligation>>({ method: 'GET', path: '/v1/obligation', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Obligation>({ method: 'GET', path: path`/v1/obligation/${id}`, signal }),
    /** With the ETag of its version, for `update`. */
    getWithVersion: async (id: string, signal?: AbortSignal) => {
      const response = await send({ method: 'GET', path: path`/v1/obligation/${id}`, signal });
      return { obligation: (await response.json()) as Obligation, version: response.headers.get('ETag') };
    },
    /** Without an idempotency key the call generates one, so that its retries create only one obligation. */
    create: (body: CreateObligationRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<Obligation>({ method: 'POST', path: '/v1/obligation', body, idempotencyKey }),
    /** With `version`, `precondition_failed` if the obligation has changed since it was read. */
    update: (id: string, body: UpdateObligationRequest, version?: string | null) =>
      json<Obligation>({
        method: 'PATCH',
        path: path`/v1/obligation/${id}`,
        body,
        ifMatch: version,
      }),
  };
}
