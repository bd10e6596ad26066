import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import type { Problem } from '#lib/contract/problem';
import type { StatedCode } from '#lib/contract/stated-problems';

const codeOfStatus: Record<number, StatedCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * The problem in a response other than 2xx; one without a problem document (from a proxy in between) gets a text of the
 * client.
 */
export async function readProblem(response: Response, path: string): Promise<ClientProblem> {
  const said: unknown = await response.json().catch(() => null);
  return isProblem(said) ? withHeaders(response, said) : unreadable(response, path);
}

/** The problem in a response that is not the service's, also in one of 2xx. */
export function unreadable(response: Response, path: string): ClientProblem {
  const code = response.ok ? 'unavailable' : (codeOfStatus[response.status] ?? 'internal_error');
  const problem = statedProblem(code, 'The service gave an answer that cannot be read. Try again.', path);
  return withHeaders(response, response.ok ? problem : { ...problem, status: response.status });
}

function withHeaders({ headers }: Response, problem: Problem): ClientProblem {
  return new ClientProblem(problem, headers.get('X-Request-Id'), readRetryAfter(headers.get('Retry-After')));
}

// Checks the members that every problem has: the schema would add zod to each page that makes a call.
export function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(body, name) === type;
  return (
    ['type', 'title', 'detail', 'instance'].every((name) => has(name, 'string')) && has('status', 'number')
  );
}

function readRetryAfter(text: string | null): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
