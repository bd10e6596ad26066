import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { Problem, type ProblemCode } from '#lib/contract/problem';

const codeOfStatus: Record<number, ProblemCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The problem that an answer other than 2xx carries; one without a document (from a proxy between) is put in words. */
export async function readProblem(response: Response, path: string): Promise<ClientProblem> {
  const requestId = response.headers.get('X-Request-Id');
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
  const parsed = Problem.safeParse(await response.json().catch(() => null));
  if (parsed.success) return new ClientProblem(parsed.data, requestId, retryAfter);
  const code = codeOfStatus[response.status] ?? 'internal_error';
  const problem = statedProblem(code, `The service answered with status ${response.status}.`, path);
  return new ClientProblem({ ...problem, status: response.status }, requestId, retryAfter);
}

function readRetryAfter(text: string | null): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
