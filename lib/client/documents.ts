import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { Document, DocumentType } from '#lib/contract/document';
import type { List, PageQuery } from '#lib/contract/list';

export type Upload = {
  file: Blob;
  filename: string;
  types: DocumentType[];
  /** YYYY-MM-DD */
  issued_on?: string;
  /** With one, the upload is retried if there was no response; without one it is not, because the file may be large. */
  idempotencyKey?: string;
};

export function documentCalls({ send, json }: Transport) {
  return {
    upload: (
      businessId: string,
      { file, filename, types, issued_on, idempotencyKey }: Upload,
      signal?: AbortSignal,
    ) => {
      const form = new FormData();
      form.append('file', file, filename);
      for (const type of types) form.append('types[]', type);
      if (issued_on) form.append('issued_on', issued_on);
      return json<Document>({
        method: 'POST',
        path: path`/v1/business/${businessId}/document`,
        form,
        ...(idempotencyKey ? { idempotencyKey } : {}),
        signal,
        timeoutMs: 120_000,
      });
    },
    list: (businessId: string, query: Partial<PageQuery> = {}, signal?: AbortSignal) =>
      json<List<Document>>({ method: 'GET', path: path`/v1/business/${businessId}/document`, query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Document>({ method: 'GET', path: path`/v1/document/${id}`, signal }),
    /** The bytes, streamed. */
    content: (id: string, signal?: AbortSignal): Promise<Response> =>
      send({
        method: 'GET',
        path: path`/v1/document/${id}/content`,
        signal,
        timeoutMs: 120_000,
        streams: true,
      }),
  };
}
