import type { Context as HonoContext } from 'hono';
import type { KeptBody } from '#lib/contract/request';
import { isOfDesk } from '#lib/contract/version';
import type { Context } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { partsOf } from '#lib/service/edge/plain-answer';
import { keepBody } from '#lib/service/request-log/keep-body';
import { cleanWords, redactPath } from '#lib/service/request-log/redact';
import type { RequestEntry } from '#lib/service/request-log/request-entry';
import type { RequestLog } from '#lib/service/request-log/request-log';

type Facts = Pick<RequestEntry, 'at' | 'request_id' | 'method' | 'path' | 'status' | 'ms'> & {
  operation: string | null;
  code: string | null;
};

/** Every request of a partner to the API; of requests from the dashboard, only those that were refused or failed. */
export function isLogged({ path, status }: Pick<Facts, 'path' | 'status'>): boolean {
  if (isOfDesk(path)) return false;
  if (path.startsWith('/v1/') || path.startsWith('/business/')) return true;
  return path.startsWith('/console/') && status >= 400;
}

/** Logs a request for the people of its organization. Bodies are kept for changes and refusals. */
export async function logRequest(
  requests: RequestLog,
  c: HonoContext<AppEnv>,
  facts: Facts,
  { actor, organizationId, mode }: Pick<Context, 'actor' | 'organizationId' | 'mode'>,
): Promise<void> {
  const { url } = c.req;
  const query = url.indexOf('?');
  const key = c.req.header('Idempotency-Key');
  const entry: Omit<RequestEntry, 'by'> = {
    at: facts.at,
    request_id: cleanWords(facts.request_id),
    method: facts.method,
    path: query < 0 ? facts.path : redactPath(facts.path + url.slice(query)),
    ...(facts.operation ? { operation: facts.operation } : {}),
    status: facts.status,
    ...(facts.code ? { code: facts.code } : {}),
    ms: facts.ms,
    ...(key === undefined ? {} : { key: cleanWords(key) }),
  };
  const changes = facts.method !== 'GET' && facts.method !== 'HEAD';
  if (changes) entry.request = await requestBody(c);
  if (changes || facts.status >= 400) entry.response = responseBody(c.res);
  const agent = c.req.header('User-Agent') ?? null;
  requests.record({ organizationId, mode }, { actor, agent, address: c.get('address') }, entry);
}

/** Undefined if the request was refused before its body was read. */
async function requestBody(c: HonoContext<AppEnv>): Promise<KeptBody | undefined> {
  const uploaded = c.get('uploaded');
  if (uploaded !== undefined) return keepBody(c.req.header('Content-Type') ?? '', null, uploaded);
  const bytes = await c.req.bodyCache.arrayBuffer;
  if (!(bytes instanceof ArrayBuffer) || bytes.byteLength === 0) return undefined;
  const type = c.req.header('Content-Type') ?? '';
  const text = type.toLowerCase().includes('json') ? new TextDecoder().decode(bytes) : null;
  return keepBody(type, text, bytes.byteLength);
}

function responseBody(answer: Response): KeptBody | undefined {
  const { body, headers } = partsOf(answer) ?? {};
  if (typeof body !== 'string') return undefined;
  return keepBody(headers?.['Content-Type'] ?? '', body, Buffer.byteLength(body));
}
