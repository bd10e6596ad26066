import { OpenAPIHono } from '@hono/zod-openapi';
import type { Parts } from '#lib/service/context';
import { invalid, ProblemError } from '#lib/service/errors';
import type { App, AppEnv } from '#lib/service/http/app-env';
import { identify } from '#lib/service/http/identify';
import { Metrics } from '#lib/service/http/metrics';
import { Operations } from '#lib/service/http/operations';
import { asProblemError, problemResponse } from '#lib/service/http/problem-response';
import { RateLimit } from '#lib/service/http/rate-limit';
import { routes } from '#lib/service/http/routes';
import { getMetricsRoute } from '#lib/service/http/routes/health/get-metrics';
import { track } from '#lib/service/http/track';
import { fieldErrors } from '#lib/service/http/validation-errors';
import { KeyUses } from '#lib/service/key-uses';
import { RequestLog } from '#lib/service/requests/request-log';

interface HttpSide {
  app: App;
  requests: RequestLog;
  keyUses: KeyUses;
  stop: () => Promise<void>;
}

/** Where submissions go; `/v1/filing/{id}` would take the rest of such a path for the id of a filing. */
const submissionPaths = new Set(['/v1/filing/foreign-qualification', '/v1/filing/formation']);

/** The whole HTTP side of the service. */
export function createApp(parts: Parts): HttpSide {
  const limit = new RateLimit(parts);
  const requests = new RequestLog(parts);
  const keyUses = new KeyUses(parts);
  const operations = new Operations();
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return undefined;
      const target = result.target === 'json' || result.target === 'form' ? 'body' : 'query';
      throw invalid(fieldErrors(result.error.issues, target));
    },
  });
  const metrics = new Metrics(parts);
  app.use(metrics.measure());
  app.use(track(parts, requests, operations));
  app.use(identify(parts, limit, keyUses));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key: `sk_test_…` or `sk_live_…`. The mode of all that a request touches follows the key.',
  });
  for (const path of submissionPaths) {
    app.use(path, async (c, next) => (c.req.method === 'POST' ? next() : c.notFound()));
  }
  for (const register of [...routes, getMetricsRoute(metrics)]) register(app, parts);
  operations.readFrom(app);

  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    const error = allowed.length
      ? new ProblemError(
          'method_not_allowed',
          `Use ${allowed.filter((method) => method !== 'HEAD').join(' or ')} here.`,
          {},
          { Allow: allowed.join(', ') },
        )
      : new ProblemError('not_found', 'There is nothing at this address.');
    return problemResponse(c, error, parts.env.BASE_URL, c.get('requestId'));
  });
  app.onError((error, c) => {
    const problem = asProblemError(error);
    if (problem.status >= 500 && problem.status !== 501) {
      parts.log.error({ err: error, request_id: c.get('requestId') }, 'a request failed');
    }
    return problemResponse(c, problem, parts.env.BASE_URL, c.get('requestId'));
  });
  const stop = async () => {
    await limit.stop();
    await requests.stop();
    await keyUses.stop();
  };
  return { app, requests, keyUses, stop };
}

/** The methods that the address answers; none where there is nothing. */
function allowedMethods(app: App, path: string): string[] {
  const answered = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  const allowed = submissionPaths.has(path) ? ['POST'] : answered;
  return allowed.includes('GET') ? ['GET', 'HEAD', ...allowed.slice(1)] : allowed;
}
