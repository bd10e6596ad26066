import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Parts } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { watch } from '#lib/service/health/watched';

const jobStates = ['ready', 'deferred', 'active', 'failed'] as const;

/** Counts the requests of each operation by status and measures their duration; also measures the jobs. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, with the seconds that they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });

  constructor(parts: Parts) {
    const { jobs, log } = parts;
    watch(this.#registry, parts);
    new Gauge({
      name: 'jobs',
      help: 'Jobs by queue and state, as the queue counts them once a minute',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
      async collect() {
        try {
          for (const queue of await jobs.boss.getQueues()) {
            for (const state of jobStates) this.set({ queue: queue.name, state }, queue[`${state}Count`]);
          }
        } catch (error) {
          // The other metrics matter most when the database is down.
          this.reset();
          log.warn({ err: error }, 'the jobs could not be counted');
        }
      },
    });
  }

  readonly contentType = this.#registry.contentType;

  measure(): MiddlewareHandler<AppEnv> {
    return async (c, next) => {
      const started = performance.now();
      await next();
      const route = routePath(c, -1);
      // An unknown path is not a label, because callers could create any number of them.
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
