import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ProblemError } from '#lib/service/errors';
import type { Registration } from '#lib/service/http/app-env';
import type { Metrics } from '#lib/service/http/metrics';
import { defineRoute } from '#lib/service/http/route';

/** For the machine itself and for who has the token; for everybody else there is nothing here. */
export function getMetricsRoute(metrics: Metrics): Registration {
  return defineRoute(
    {
      method: 'get',
      path: '/metrics',
      operationId: 'getMetrics',
      summary: 'Read the measures of this process',
      description:
        'In the text format of Prometheus; from the loopback, or with `METRICS_TOKEN` as bearer token.',
      tags: ['Health'],
      access: 'public',
      problems: ['not_found'],
      responses: { 200: { description: 'The measures', content: { 'text/plain': { schema: z.string() } } } },
    },
    async (c, ctx) => {
      // What a proxy passes on comes from the loopback too, but speaks for somebody else.
      const isPassedOn = ['Forwarded', 'X-Forwarded-For', 'Via'].some((name) => c.req.header(name));
      const isLocal = !isPassedOn && isLoopback(c.env?.incoming?.socket?.remoteAddress);
      if (!isLocal && !isToken(c.req.header('Authorization'), ctx.parts.env.METRICS_TOKEN)) {
        throw new ProblemError('not_found', 'There is nothing at this address.');
      }
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
    },
  );
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

function isToken(header: string | undefined, token: string | undefined): boolean {
  if (!header || !token) return false;
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
