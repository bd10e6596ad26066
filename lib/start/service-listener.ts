import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** The service as a listener. Before HTTP/1.1 a request may name no host, as the health checks of some proxies do. */
export function serviceListener(fetch: Fetch, baseUrl: string): RequestListener {
  return getRequestListener(fetch, { hostname: new URL(baseUrl).host });
}
