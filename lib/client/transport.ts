import type { Call } from '#lib/client/call';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { queryString } from '#lib/client/query-string';
import { readProblem, unreadable } from '#lib/client/read-problem';
import { mayRetry, pauseBefore, usualLongestWait } from '#lib/client/retry';

export type ClientOptions = {
  /** The URL of the service: `https://filings.example.com`. */
  baseUrl: string;
  /**
   * An API key, or a function that returns a fresh token for each attempt. Null if the URL itself identifies the
   * caller.
   */
  token: string | (() => Promise<string>) | null;
  fetch?: typeof fetch;
  /** Milliseconds per attempt. */
  timeoutMs?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /**
   * Seconds that the client waits at most when the service asks it to (`Retry-After`); default 10. With 60 or more it
   * waits until the rate limit resets.
   */
  longestWait?: number | (() => number);
  /** Called before a wait that the service asked for. A function that it returns is called after the wait. */
  onWait?: (wait: Wait) => unknown;
  /** Called with each problem before it is thrown. */
  onProblem?: (problem: ClientProblem) => void;
  /** The wait between attempts, which the signal ends; tests replace it. */
  pause?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** A wait that the service asked for. */
export type Wait = {
  milliseconds: number;
  problem: ClientProblem;
};

export type Transport = {
  /** The response, if it is 2xx or 304. Throws ClientProblem. */
  send(call: Call): Promise<Response>;
  /** The JSON of the response. */
  json<T>(call: Call): Promise<T>;
};

// The signal may outlive many calls, and a timer that runs on would keep a process from ending.
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

export function createTransport(options: ClientOptions): Transport {
  const pause = options.pause ?? wait;

  async function send(call: Call): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await tryOnce(options, call);
      // Not `instanceof Response`, because a wrapped fetch may return another class.
      if (!(outcome instanceof ClientProblem)) return outcome;
      if (call.signal?.aborted || !mayRetry(call, outcome, tries, longestWait())) {
        options.onProblem?.(outcome);
        throw outcome;
      }
      await waitFor(outcome, tries, call.signal);
    }
  }

  async function waitFor(problem: ClientProblem, tries: number, signal: AbortSignal | undefined) {
    const milliseconds = pauseBefore(tries, problem);
    const done = problem.retryAfter === null ? undefined : options.onWait?.({ milliseconds, problem });
    try {
      await pause(milliseconds, signal);
    } finally {
      if (typeof done === 'function') done();
    }
  }

  function longestWait(): number {
    const { longestWait: given = usualLongestWait } = options;
    return typeof given === 'function' ? given() : given;
  }

  async function json<T>(call: Call): Promise<T> {
    const response = await send(call);
    try {
      return (await response.json()) as T;
    } catch {
      // Somebody in between has answered, for example the sign-in page of a hotel's network.
      const problem = unreadable(response, call.path);
      options.onProblem?.(problem);
      throw problem;
    }
  }

  return { send, json };
}

/** The complete response: one that is cut off counts as a failed attempt. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

async function tryOnce(options: ClientOptions, call: Call): Promise<Response | ClientProblem> {
  const { baseUrl, token, timeoutMs = 15_000 } = options;
  const bearer = typeof token === 'function' ? await token() : token;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), call.timeoutMs ?? timeoutMs);
  try {
    const response = await (options.fetch ?? fetch)(`${baseUrl}${call.path}${queryString(call.query)}`, {
      method: call.method,
      headers: {
        Accept: 'application/json',
        ...options.headers,
        ...call.headers,
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.ifMatch == null ? {} : { 'If-Match': call.ifMatch }),
        ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
      },
      body: call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
      signal: call.signal ? AbortSignal.any([call.signal, limit.signal]) : limit.signal,
      redirect: 'error',
      cache: 'no-store',
    });
    if (!response.ok && response.status !== 304) return await readProblem(response, call.path);
    return call.streams ? response : await whole(response);
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    const why = limit.signal.aborted ? 'did not answer in time' : 'could not be reached';
    const problem = statedProblem('unavailable', `The filing service ${why}.`, call.path);
    return Object.assign(new ClientProblem(problem), { cause });
  } finally {
    // What streams has begun by now, and takes as long as its reader and the line need.
    clearTimeout(timer);
  }
}
