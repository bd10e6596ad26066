import type { IncomingMessage, ServerResponse } from 'node:http';
import { failed, inSpan, tracing } from '#lib/tracing/tracing';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** One span for each request of the browser to the dashboard: an action, a page, or data for a page. */
export function tracePages(handle: Handle): Handle {
  if (!tracing()) return handle;
  return (request, response) => {
    const { method = '', headers, url = '/' } = request;
    if (url.startsWith('/_next/')) return handle(request, response);
    const route = routeOf(url);
    const what = headers['next-action'] ? 'action' : route.startsWith('/data/') ? 'data' : 'page';
    const parent = headers.traceparent;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const options = {
      kind: 'server',
      parent: typeof parent === 'string' ? parent : null,
      attributes,
    } as const;
    return inSpan(`${what} ${route}`, options, async (span) => {
      await handle(request, response);
      span?.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span?.setStatus(failed);
    });
  };
}

/** The path without ids of rows or people. */
function routeOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/').slice(1, 9);
  return `/${parts.map((part) => (/^(?:[a-z][a-z-]{0,39})?$/.test(part) ? part : '{value}')).join('/')}`;
}
