import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Histogram, Registry } from 'prom-client';
import type { AppEnv } from '#lib/service/http/app-env';

/** How many requests each operation answered, with which status, and how long they took. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, with the seconds that they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });

  readonly contentType = this.#registry.contentType;

  measure(): MiddlewareHandler<AppEnv> {
    return async (c, next) => {
      const started = performance.now();
      await next();
      const route = routePath(c, -1);
      // An address that is nowhere has no name of its own: strangers could make up any number of them.
      const labels = route.endsWith('*')
        ? { method: 'any', route: 'none', status: c.res.status }
        : { method: c.req.method, route, status: c.res.status };
      this.#seconds.observe(labels, (performance.now() - started) / 1000);
    };
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
