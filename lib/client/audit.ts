import type { Transport } from '#lib/client/transport';
import type { AuditEntry, AuditEntryListQuery, AuditFilter, AuditVerification } from '#lib/contract/audit';
import type { List } from '#lib/contract/list';

/** For administrators and for keys with the scope `audit` or `audit:read`. */
export function auditCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<AuditEntryListQuery> = {}, signal?: AbortSignal) =>
      json<List<AuditEntry>>({ method: 'GET', path: '/v1/audit', query, signal }),
    /** Every sealed entry, streamed as one JSON object per line. */
    export: (query: Partial<AuditFilter> = {}, signal?: AbortSignal) =>
      send({ method: 'GET', path: '/v1/audit.jsonl', query, signal, timeoutMs: 120_000, streams: true }),
    verification: (signal?: AbortSignal) =>
      json<AuditVerification>({ method: 'GET', path: '/v1/audit/verification', signal }),
  };
}
