import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { Event } from '#lib/contract/event';
import type { CancelFilingRequest, Filing, FilingListQuery, UpdateFilingRequest } from '#lib/contract/filing';
import type { FilingSubmission } from '#lib/contract/filing-submission';
import type { List, PageQuery } from '#lib/contract/list';

type MetadataFilter = { metadata?: Record<string, string> };

export function filingCalls({ json, send }: Transport) {
  return {
    list: (
      { metadata = {}, ...query }: Partial<FilingListQuery> & MetadataFilter = {},
      signal?: AbortSignal,
    ) => {
      const pairs = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]);
      return json<List<Filing>>({
        method: 'GET',
        path: '/v1/filing',
        query: { ...query, ...Object.fromEntries(pairs) },
        signal,
      });
    },
    get: (id: string, signal?: AbortSignal) =>
      json<Filing>({ method: 'GET', path: path`/v1/filing/${id}`, signal }),
    /** The submission as it was sent. */
    submission: (id: string, signal?: AbortSignal) =>
      json<FilingSubmission>({ method: 'GET', path: path`/v1/filing/${id}/submission`, signal }),
    /** The filing and its history with its documents, streamed as one zip. */
    archive: (id: string, signal?: AbortSignal): Promise<Response> =>
      send({
        method: 'GET',
        path: path`/v1/filing/${id}/archive`,
        signal,
        timeoutMs: 120_000,
        streams: true,
      }),
    /** Merges the metadata: null removes a key. */
    update: (id: string, body: UpdateFilingRequest) =>
      json<Filing>({ method: 'PATCH', path: path`/v1/filing/${id}`, body }),
    /** Without an idempotency key the call generates one, so that its retries cancel only once. */
    cancel: (id: string, body: CancelFilingRequest = {}, idempotencyKey: string = crypto.randomUUID()) =>
      json<Filing>({ method: 'POST', path: path`/v1/filing/${id}/cancel`, body, idempotencyKey }),
    /** The history of one filing, oldest first. */
    events: (id: string, query: Partial<PageQuery> = {}, signal?: AbortSignal) =>
      json<List<Event>>({ method: 'GET', path: path`/v1/filing/${id}/event`, query, signal }),
  };
}
