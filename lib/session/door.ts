const id = '[0-9a-fA-F-]{36}';
const reads = [
  `v1/business(/${id}(/document|/registered-agent)?)?`,
  `v1/document/${id}(/content)?`,
  'v1/filing/(foreign-qualification|formation)/(requirement|fee)',
  `v1/filing(/${id}(/event)?)?`,
  `v1/case(/${id})?`,
  'v1/event',
  'v1/jurisdiction',
  'v1/sandbox/clock',
  'console/(me|overview|navigation-counts|business-row|filing\\.csv)',
  `console/filing(/${id}/(summary|submission))?`,
  `console/plan(/${id})?`,
  'console/request(/[\\w.-]{1,128})?',
  `console/case/${id}/draft`,
];
const posts = [`v1/business/${id}/document`, 'v1/filing/(foreign-qualification|formation)/preflight'];

const readable = new RegExp(`^(${reads.join('|')})$`);
const postable = new RegExp(`^(${posts.join('|')})$`);

/** Whether the browser may ask the service for this through the dashboard's door. Everything else is a server action. */
export function mayPass(method: string, path: string): boolean {
  if (method === 'GET') return readable.test(path);
  return method === 'POST' && postable.test(path);
}

/** A request that another site made in the person's name is turned away, reads too. */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  if (!origin) return true;
  const host = headers.get('X-Forwarded-Host') ?? headers.get('Host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

const sent = [
  'Accept',
  'Range',
  'If-None-Match',
  'If-Range',
  'Content-Type',
  'Content-Length',
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

/** Hands the request on as the person and the answer back, both as they stream. */
export async function passOn(
  request: Request,
  target: { baseUrl: string; token: () => Promise<string>; path: string },
): Promise<Response> {
  const headers = pick(request.headers, sent);
  headers.set('Authorization', `Bearer ${await target.token()}`);
  const answer = await fetch(`${target.baseUrl}/${target.path}${new URL(request.url).search}`, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    redirect: 'error',
    cache: 'no-store',
    ...(request.body ? { duplex: 'half' } : {}),
  } as RequestInit);
  const back = pick(answer.headers, answered);
  // A body that was unpacked on the way is longer than its length said.
  if (answer.headers.has('Content-Encoding')) back.delete('Content-Length');
  back.set('Cache-Control', back.has('ETag') ? 'private, no-cache' : 'private, no-store');
  back.set('X-Content-Type-Options', 'nosniff');
  back.set('Content-Security-Policy', "frame-ancestors 'none'");
  back.set('Cross-Origin-Resource-Policy', 'same-origin');
  return new Response(answer.body, { status: answer.status, headers: back });
}
