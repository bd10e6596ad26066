import type { Actor } from '#lib/contract/event';
import type { KeptBody, LoggedRequest } from '#lib/contract/request';

/** Who made requests, and from where: kept once for all requests of a batch. */
export type RequestCaller = {
  actor: Actor;
  agent: string | null;
  address: string | null;
};

/**
 * One request as a batch holds it. The search looks for these members in the text of a batch before it reads it: a
 * change of a name here would hide what is already stored.
 */
export type RequestEntry = {
  at: number;
  request_id: string;
  method: string;
  path: string;
  operation?: string;
  status: number;
  code?: string;
  ms: number;
  key?: string;
  request?: KeptBody;
  response?: KeptBody;
  /** Which of the batch's callers. */
  by: number;
};

/** What a batch holds as text. */
export type BatchContent = {
  callers: RequestCaller[];
  entries: RequestEntry[];
};

/** Where an entry stands; newer entries are greater. */
export type Place = {
  at: number;
  batch: string;
  index: number;
};

export function compare(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.batch !== b.batch) return a.batch < b.batch ? -1 : 1;
  return a.index - b.index;
}

/** A request as it is read: with its caller and its place. */
export type ReadRequest = {
  entry: RequestEntry;
  caller: RequestCaller;
  place: Place;
};

export function requestsOf(batch: string, { callers, entries }: BatchContent): ReadRequest[] {
  return entries.flatMap((entry, index) => {
    const caller = callers[entry.by];
    return caller ? [{ entry, caller, place: { at: entry.at, batch, index } }] : [];
  });
}

export function toLoggedRequest({ entry, caller, place }: ReadRequest): LoggedRequest {
  return {
    object: 'request',
    id: `${place.batch}.${place.index}`,
    request_id: entry.request_id,
    created_at: new Date(entry.at).toISOString(),
    method: entry.method,
    path: entry.path,
    operation_id: entry.operation ?? null,
    status: entry.status,
    problem_code: entry.code ?? null,
    duration_ms: entry.ms,
    actor: caller.actor,
    idempotency_key: entry.key ?? null,
    user_agent: caller.agent,
    remote_address: caller.address,
  };
}
