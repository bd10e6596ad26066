import type { Service } from '#lib/session/service-clients';
import { traceContext } from '#lib/tracing/tracing';

/** Refuses requests that another site made in the person's name, including reads. */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  if (!origin) return true;
  // The listener accepts only our own hosts, whatever a proxy or a forged header says.
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}

const sent = [
  'Accept',
  'Range',
  'If-None-Match',
  'If-Range',
  'Content-Type',
  'Content-Length',
  'Idempotency-Key',
  'X-Request-Id',
];
const answered = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
  'Retry-After',
  'X-Request-Id',
];

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/** Forwards the request as the person and returns the response, both as streams. */
export async function passOn(request: Request, target: Service & { path: string }): Promise<Response> {
  const headers = pick(request.headers, sent);
  headers.set('Authorization', `Bearer ${await target.token()}`);
  for (const [name, value] of Object.entries(traceContext())) headers.set(name, value);
  const answer = await (target.fetch ?? fetch)(
    `${target.baseUrl}${target.path}${new URL(request.url).search}`,
    {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
      redirect: 'error',
      cache: 'no-store',
      ...(request.body ? { duplex: 'half' } : {}),
    } as RequestInit,
  );
  const back = pick(answer.headers, answered);
  // A decompressed body is longer than its Content-Length said.
  if (answer.headers.has('Content-Encoding')) back.delete('Content-Length');
  back.set('Cache-Control', back.has('ETag') ? 'private, no-cache' : 'private, no-store');
  back.set('X-Content-Type-Options', 'nosniff');
  back.set('Content-Security-Policy', "frame-ancestors 'none'");
  back.set('Cross-Origin-Resource-Policy', 'same-origin');
  return new Response(answer.body, { status: answer.status, headers: back });
}
