import type { Context as HonoContext } from 'hono';

/** What an answer is made of, as it was given to `Response`. */
type Parts = {
  body: string | Uint8Array<ArrayBuffer>;
  status: number;
  headers: Record<string, string>;
};

const key = Symbol('what an answer is made of');

type Plain = Response & { [key]?: Parts };

/**
 * A response that remembers its parts. Reading the body back would turn it into a stream, and a `Headers` is made and
 * read again for a tenth of the time that a small answer takes.
 */
export function plainAnswer(body: Parts['body'], status: number, headers: Parts['headers']): Response {
  return Object.assign(new Response(body, { status, headers }), { [key]: { body, status, headers } });
}

/** Null for a streamed response, and for one that none of our routes made. */
export function partsOf(answer: Response): Parts | null {
  return (answer as Plain)[key] ?? null;
}

/** Hono would copy the headers of the old response into the new one. */
export function replaceAnswer(c: HonoContext, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

/** The answer with more headers: those that it does not have itself. */
export function withHeaders(answer: Response, more: Record<string, string>): Response {
  const parts = partsOf(answer);
  if (parts) return plainAnswer(parts.body, parts.status, { ...more, ...parts.headers });
  for (const [name, value] of Object.entries(more)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}
