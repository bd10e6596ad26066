import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  Business,
  BusinessListQuery,
  CreateBusinessRequest,
  UpdateBusinessRequest,
} from '#lib/contract/business';
import type { List } from '#lib/contract/list';
import type { RegistryRecord, SearchRegistryRequest } from '#lib/contract/registry';

type RegistryQuestion = Pick<SearchRegistryRequest, 'query'> & Partial<SearchRegistryRequest>;

export function businessCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<BusinessListQuery> = {}, signal?: AbortSignal) =>
      json<List<Business>>({ method: 'GET', path: '/v1/business', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Business>({ method: 'GET', path: path`/v1/business/${id}`, signal }),
    /** With the ETag of its version, for `update`. */
    getWithVersion: async (id: string, signal?: AbortSignal) => {
      const response = await send({ method: 'GET', path: path`/v1/business/${id}`, signal });
      return { business: (await response.json()) as Business, version: response.headers.get('ETag') };
    },
    /** The record and its filings with their documents, streamed as one zip. */
    archive: (id: string, signal?: AbortSignal): Promise<Response> =>
      send({
        method: 'GET',
        path: path`/v1/business/${id}/archive`,
        signal,
        timeoutMs: 120_000,
        streams: true,
      }),
    /** Without an idempotency key the call generates one, so that its retries create only one business. */
    create: (body: CreateBusinessRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<Business>({ method: 'POST', path: '/v1/business', body, idempotencyKey }),
    /** Companies on record. Test keys search the sandbox's register, live keys those of the states. */
    searchRegistry: (body: RegistryQuestion, signal?: AbortSignal) =>
      json<List<RegistryRecord>>({ method: 'POST', path: '/v1/business/registry/search', body, signal }),
    /** With `version`, `precondition_failed` if the record has changed since it was read. */
    update: (id: string, body: UpdateBusinessRequest, version?: string | null) =>
      json<Business>({
        method: 'PATCH',
        path: path`/v1/business/${id}`,
        body,
        ifMatch: version,
      }),
  };
}
