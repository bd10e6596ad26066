import type { KeptBody, LoggedRequest } from '#lib/contract/console/request';
import type { Actor } from '#lib/contract/event';

/**
 * One request as a batch holds it. The names and their order are what the search looks for in the text of a batch
 * before it reads it: a change here would hide what is already stored.
 */
export interface RequestEntry {
  at: number;
  request_id: string;
  method: string;
  path: string;
  operation: string | null;
  status: number;
  code: string | null;
  ms: number;
  actor: Actor;
  key: string | null;
  agent: string | null;
  address: string | null;
  request?: KeptBody | null;
  response?: KeptBody | null;
}

/** Where an entry stands; newer entries are greater. */
export interface Place {
  at: number;
  batch: string;
  index: number;
}

export function compare(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.batch !== b.batch) return a.batch < b.batch ? -1 : 1;
  return a.index - b.index;
}

export function toLoggedRequest(entry: RequestEntry, { batch, index }: Place): LoggedRequest {
  return {
    object: 'request',
    id: `${batch}.${index}`,
    request_id: entry.request_id,
    created_at: new Date(entry.at).toISOString(),
    method: entry.method,
    path: entry.path,
    operation_id: entry.operation,
    status: entry.status,
    problem_code: entry.code,
    duration_ms: entry.ms,
    actor: entry.actor,
    idempotency_key: entry.key,
    user_agent: entry.agent,
    remote_address: entry.address,
  };
}
