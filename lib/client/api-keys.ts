import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  ApiKey,
  ApiKeyListQuery,
  ApiKeyOnce,
  CreateApiKeyRequest,
  RollApiKeyRequest,
  UpdateApiKeyRequest,
} from '#lib/contract/api-key';
import type { List } from '#lib/contract/list';

/** The API keys of the organization in the caller's mode. Changes need the role of a developer or an administrator. */
export function apiKeyCalls({ json }: Transport) {
  return {
    list: (query: Partial<ApiKeyListQuery> = {}, signal?: AbortSignal) =>
      json<List<ApiKey>>({ method: 'GET', path: '/console/api-key', query, signal }),
    /** `raw_key` is only in this response. */
    create: (body: CreateApiKeyRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<ApiKeyOnce>({ method: 'POST', path: '/console/api-key', body, idempotencyKey }),
    update: (id: string, body: UpdateApiKeyRequest) =>
      json<ApiKey>({ method: 'PATCH', path: path`/console/api-key/${id}`, body }),
    /** The new key, whose `raw_key` is only in this response; `conflict` if it was rolled before or has ended. */
    roll: (id: string, body: RollApiKeyRequest) =>
      json<ApiKeyOnce>({ method: 'POST', path: path`/console/api-key/${id}/roll`, body }),
    /** Takes effect at once and cannot be undone. */
    revoke: (id: string) =>
      json<ApiKey>({ method: 'POST', path: path`/console/api-key/${id}/revoke`, body: {} }),
  };
}
