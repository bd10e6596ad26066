import { and, type SQL, sql } from 'drizzle-orm';
import type { RequestRowsQuery } from '#lib/contract/request';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import type { ReadRequest, RequestEntry } from '#lib/service/request-log/request-entry';

type Filter = Pick<
  RequestRowsQuery,
  'q' | 'status' | 'method' | 'operation_id' | 'request_id' | 'idempotency_key' | 'actor_id' | 'made_by'
>;

const inJson = (value: string) => JSON.stringify(value);

/**
 * An SQL condition for batches that may contain a matching entry, so that Postgres does not send the others. It may
 * match too much, but never too little.
 */
export function batchCondition(filter: Filter): SQL {
  const members = [
    filter.status && `"status":${filter.status[0]}`,
    filter.method && `"method":${inJson(filter.method)}`,
    filter.operation_id && `"operation":${inJson(filter.operation_id)}`,
    filter.request_id && `"request_id":${inJson(filter.request_id)}`,
    filter.idempotency_key && `"key":${inJson(filter.idempotency_key)}`,
    filter.actor_id && `"id":${inJson(filter.actor_id)}`,
    filter.made_by === 'dashboard' && '"type":"person"',
  ].filter((member) => typeof member === 'string');
  const conditions = members.map((member) => sql`strpos(${requestBatches.entries}, ${member}) > 0`);
  // Postgres and JavaScript lower-case characters beyond ASCII differently.
  if (filter.q && /^[\x20-\x7e]+$/.test(filter.q)) {
    const words = inJson(filter.q.toLowerCase()).slice(1, -1);
    conditions.push(sql`strpos(lower(${requestBatches.entries}), ${words}) > 0`);
  }
  return and(...conditions) ?? sql`true`;
}

export function fits({ entry, caller }: ReadRequest, filter: Filter): boolean {
  const { status, method, operation_id, request_id, idempotency_key, actor_id, made_by, q } = filter;
  if (status && !fitsStatus(entry.status, status)) return false;
  if (method && entry.method !== method) return false;
  if (operation_id && entry.operation !== operation_id) return false;
  if (request_id && entry.request_id !== request_id) return false;
  if (idempotency_key && entry.key !== idempotency_key) return false;
  if (actor_id && caller.actor.id !== actor_id) return false;
  if (made_by && (made_by === 'dashboard') !== (caller.actor.type === 'person')) return false;
  return !q || fitsWords(entry, q.toLowerCase());
}

function fitsStatus(status: number, wanted: string): boolean {
  return wanted.endsWith('xx') ? Math.floor(status / 100) === Number(wanted[0]) : status === Number(wanted);
}

function fitsWords({ path, operation, code, request_id, key }: RequestEntry, words: string): boolean {
  const parts = [path, operation, code].some((part) => part?.toLowerCase().includes(words));
  return parts || request_id.toLowerCase() === words || key?.toLowerCase() === words;
}
