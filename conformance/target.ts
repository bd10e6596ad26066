import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: an answer is read as an outside caller does, without the types of the product
export type Json = any;

export type Answer = {
  status: number;
  headers: Headers;
  body: Json;
};

function setting(name: string): string | null {
  return process.env[`CONFORMANCE_${name}`] || null;
}

/** The target, as given on the command line. Live filings cost money if the target is real. */
export const target = {
  url: setting('URL') ?? '',
  testKey: setting('TEST_KEY') ?? '',
  liveKey: setting('LIVE_KEY'),
  /** Of a robot at the operations desk. */
  operatorKey: setting('OPERATOR_KEY'),
  liveFilings: setting('LIVE_FILINGS') === 'yes',
  /** Where requests are sent until the rate limit answers. */
  burst: { url: setting('BURST_URL') ?? '', key: setting('BURST_KEY') },
};

type Options = {
  body?: unknown;
  key?: string | null;
  headers?: Record<string, string>;
  url?: string;
};

/** One request as a partner would send it. It waits when rate limited, as clients do. */
export async function call(method: string, path: string, options: Options = {}): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await callOnce(method, path, options);
    if (answer.status !== 429 || attempt === 4) return answer;
    await wait(Number(answer.headers.get('Retry-After') ?? 1) * 1000);
  }
}

/** One request, whatever the answer. */
export async function callOnce(method: string, path: string, options: Options = {}): Promise<Answer> {
  const { body, key = target.testKey, headers = {}, url = target.url } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : text,
  };
}

/** The body of a response that had to succeed. */
export async function made(method: string, path: string, body?: unknown, key?: string): Promise<Json> {
  const answer = await call(method, path, { body, ...(key ? { key } : {}) });
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A refusal is an RFC 7807 problem with its code at the end of its type. */
export function expectProblem({ status, headers, body }: Answer, wanted: number, code: string): Json {
  expect({ status, body }).toMatchObject({
    status: wanted,
    body: {
      type: expect.stringMatching(new RegExp(`^https?://.+/problems/${code}$`)),
      title: expect.stringMatching(/./),
      status: wanted,
      detail: expect.stringMatching(/./),
      instance: expect.stringMatching(/^\//),
    },
  });
  expect(headers.get('Content-Type')).toContain('application/problem+json');
  return body;
}

/** The pointers of a validation error. */
export function pointersOf(problem: Json): string[] {
  return (problem.errors ?? []).map((error: { pointer: string }) => error.pointer);
}
