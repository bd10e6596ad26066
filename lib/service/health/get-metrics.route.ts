import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isLoopback } from '#lib/config/loopback';
import type { Registration } from '#lib/service/edge/app-env';
import type { Metrics } from '#lib/service/edge/metrics';
import { defineRoute } from '#lib/service/edge/route';
import { ProblemError } from '#lib/service/errors';

/**
 * For whoever has the token, or, where none is set, for the machine itself; to everybody else the route does not exist.
 */
export function getMetricsRoute(metrics: Metrics): Registration {
  return defineRoute(
    {
      method: 'get',
      path: '/metrics',
      operationId: 'getMetrics',
      summary: 'Read the measures of this process',
      description:
        'In the text format of Prometheus; with `METRICS_TOKEN` as bearer token, or from the loopback where none is set.',
      tags: ['Health'],
      access: 'public',
      problems: ['not_found'],
      responses: { 200: { description: 'The measures', content: { 'text/plain': { schema: z.string() } } } },
    },
    async (c, ctx) => {
      const { METRICS_TOKEN } = ctx.parts.env;
      // What a proxy passes on comes from the loopback too, but speaks for somebody else.
      const isPassedOn = ['Forwarded', 'X-Forwarded-For', 'Via'].some((name) => c.req.header(name));
      const isLocal = !isPassedOn && isLoopback(c.env?.incoming?.socket?.remoteAddress ?? '');
      if (METRICS_TOKEN ? !isToken(c.req.header('Authorization'), METRICS_TOKEN) : !isLocal) {
        throw new ProblemError('not_found', 'There is nothing at this address.');
      }
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
    },
  );
}

function isToken(header = '', token: string): boolean {
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
