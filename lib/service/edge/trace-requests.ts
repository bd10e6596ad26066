import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '#lib/service/edge/app-env';
import { failed, inSpan } from '#lib/tracing/tracing';

// Health checks ask for these every few seconds.
const unseen = new Set(['/healthz', '/readyz', '/metrics']);

/** One span for each request, within the trace that its caller names. */
export function traceRequests(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    if (unseen.has(c.req.path)) return next();
    const parent = c.req.header('traceparent') ?? null;
    return inSpan('request', { kind: 'server', parent }, async (span) => {
      await next();
      const route = routePath(c, -1);
      const { status } = c.res;
      // All unknown addresses share one name, as in the metrics: callers could create any number of them.
      const name = route.endsWith('*') ? 'any none' : `${c.req.method} ${route}`;
      const [method = '', place = ''] = name.split(' ');
      const problem = c.get('problem');
      span?.updateName(name).setAttributes({
        'http.request.method': method,
        'http.route': place,
        'http.response.status_code': status,
        ...(problem ? { 'error.type': problem } : {}),
      });
      if (status >= 500) span?.setStatus(failed);
    });
  };
}
