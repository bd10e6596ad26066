import type { QueryValue } from '#lib/client/query-string';

/** One request before it is sent. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, QueryValue>;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  /** The version that the call applies to; without one, to any. */
  ifMatch?: string | null | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Returns the response before its body is complete. */
  streams?: true;
};
