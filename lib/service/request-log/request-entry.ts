import type { Actor } from '#lib/contract/event';
import type { KeptBody, LoggedRequest } from '#lib/contract/request';

/** Who made requests, and from where: stored once for all requests of a batch. */
export type RequestCaller = {
  actor: Actor;
  agent: string | null;
  address: string | null;
};

/**
 * One request in a batch. The search looks for these names in the text of a batch before parsing it: renaming one would
 * hide stored requests.
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
  /** The index of the caller in the batch. */
  by: number;
};

/** The content of a batch, as stored. */
export type BatchContent = {
  callers: RequestCaller[];
  entries: RequestEntry[];
};

/** The position of an entry; newer entries are greater. */
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

/** A request as it is read, with its caller and position. */
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
