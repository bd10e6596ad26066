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

export function businessCalls({ json }: Transport) {
  return {
    list: (query: Partial<BusinessListQuery> = {}, signal?: AbortSignal) =>
      json<List<Business>>({ method: 'GET', path: '/v1/business', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Business>({ method: 'GET', path: path`/v1/business/${id}`, signal }),
    create: (body: CreateBusinessRequest) => json<Business>({ method: 'POST', path: '/v1/business', body }),
    /** Companies of record, best matches first. Test keys search the sandbox's register. */
    searchRegistry: (body: RegistryQuestion, signal?: AbortSignal) =>
      json<List<RegistryRecord>>({ method: 'POST', path: '/v1/business/registry/search', body, signal }),
    update: (id: string, body: UpdateBusinessRequest) =>
      json<Business>({ method: 'PATCH', path: path`/v1/business/${id}`, body }),
  };
}
