import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import { isOfDesk } from '#lib/contract/version';
import { createApiKeyRoute } from '#lib/service/api-key/create-api-key.route';
import { rollApiKeyRoute } from '#lib/service/api-key/roll-api-key.route';
import { updateApiKeyRoute } from '#lib/service/api-key/update-api-key.route';
import { calendarTries, getCalendarRoute } from '#lib/service/calendar/get-calendar.route';
import type { Parts } from '#lib/service/context';
import type { App, AppEnv } from '#lib/service/edge/app-env';
import { identify } from '#lib/service/edge/identify';
import { LiteralFirstRouter } from '#lib/service/edge/literal-first-router';
import { Metrics } from '#lib/service/edge/metrics';
import { missingDocsPage } from '#lib/service/edge/missing-docs-page';
import { Operations } from '#lib/service/edge/operations';
import { asProblemError, problemResponse } from '#lib/service/edge/problem-response';
import { RateLimit } from '#lib/service/edge/rate-limit';
import { isOfStaff } from '#lib/service/edge/route';
import { routes } from '#lib/service/edge/routes';
import { traceRequests } from '#lib/service/edge/trace-requests';
import { track } from '#lib/service/edge/track';
import { fieldErrors } from '#lib/service/edge/validation-errors';
import { WrongCredentials } from '#lib/service/edge/wrong-credentials';
import { invalid, ProblemError, unknownPath } from '#lib/service/errors';
import { getMetricsRoute } from '#lib/service/health/get-metrics.route';
import { acceptInvitationRoute } from '#lib/service/invitation/accept-invitation.route';
import { createInvitationRoute } from '#lib/service/invitation/create-invitation.route';
import { InvitationThrottle } from '#lib/service/invitation/invitation-throttle';
import { resendInvitationRoute } from '#lib/service/invitation/resend-invitation.route';
import { KeyUses } from '#lib/service/key-uses';
import { AttemptCounter } from '#lib/service/limits/attempt-counter';
import { SharedCounts } from '#lib/service/limits/shared-count';
import { operationsRoutesWithPassword } from '#lib/service/operations/operations-routes';
import { challengePasskeyRoute } from '#lib/service/passkey/challenge-passkey.route';
import { removePasskeyRoute } from '#lib/service/passkey/remove-passkey.route';
import { startPasskeyRoute } from '#lib/service/passkey/start-passkey.route';
import { changePasswordRoute } from '#lib/service/person/change-password.route';
import { LinkThrottle } from '#lib/service/person/link-throttle';
import { requestEmailChangeRoute } from '#lib/service/person/request-email-change.route';
import { requestPasswordResetRoute } from '#lib/service/person/request-password-reset.route';
import { RequestLog } from '#lib/service/request-log/request-log';
import { confirmSecondFactorRoute } from '#lib/service/second-factor/confirm-second-factor.route';
import { createRecoveryCodesRoute } from '#lib/service/second-factor/create-recovery-codes.route';
import { removeSecondFactorRoute } from '#lib/service/second-factor/remove-second-factor.route';
import { startSecondFactorRoute } from '#lib/service/second-factor/start-second-factor.route';
import { listBrowserOperationsRoute } from '#lib/service/session/list-browser-operations.route';
import { openSessionRoute } from '#lib/service/session/open-session.route';
import { SignInThrottle } from '#lib/service/session/sign-in-throttle';
import { setupTries } from '#lib/service/setup/set-up';
import { setUpRoute } from '#lib/service/setup/set-up.route';
import { startSingleSignOnRoute } from '#lib/service/single-sign-on/start-single-sign-on.route';
import { tracing } from '#lib/tracing/tracing';

type HttpSide = {
  app: App;
  requests: RequestLog;
  keyUses: KeyUses;
  stop: () => Promise<void>;
};

const checkedParts: Partial<Record<string, 'body' | 'path'>> = { json: 'body', form: 'body', param: 'path' };

/** The whole HTTP side of the service. */
export function createApp(parts: Parts): HttpSide {
  const shared = parts.env.REDIS_URL ? new SharedCounts(parts.env.REDIS_URL, parts.log) : null;
  const limit = new RateLimit(parts, shared);
  const wrong = new WrongCredentials(parts.log, shared);
  const requests = new RequestLog(parts);
  const keyUses = new KeyUses(parts);
  const operations = new Operations();
  const app: App = new OpenAPIHono<AppEnv>({
    router: new LiteralFirstRouter(),
    defaultHook: (result) => {
      if (result.success) return undefined;
      throw invalid(fieldErrors(result.error.issues, checkedParts[result.target] ?? 'query'));
    },
  });
  if (tracing()) app.use(traceRequests());
  const metrics = new Metrics(parts);
  app.use(metrics.measure());
  app.use(track(parts, requests, operations));
  app.use(identify(parts, { limit, wrong, uses: keyUses }));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key: `sk_test_…` or `sk_live_…`. The mode of all that a request touches follows the key.',
  });
  const throttle = new SignInThrottle(shared);
  const mails = new LinkThrottle(shared);
  const invitations = new InvitationThrottle(shared);
  const own = [
    getMetricsRoute(metrics),
    openSessionRoute(throttle),
    startSingleSignOnRoute(throttle),
    challengePasskeyRoute(throttle),
    startPasskeyRoute(throttle),
    removePasskeyRoute(throttle),
    changePasswordRoute(throttle),
    createApiKeyRoute(throttle),
    rollApiKeyRoute(throttle),
    updateApiKeyRoute(throttle),
    ...operationsRoutesWithPassword(throttle),
    startSecondFactorRoute(throttle),
    confirmSecondFactorRoute(throttle),
    removeSecondFactorRoute(throttle),
    createRecoveryCodesRoute(throttle),
    acceptInvitationRoute(throttle),
    requestPasswordResetRoute(mails),
    requestEmailChangeRoute({ signIn: throttle, mails }),
    createInvitationRoute(invitations),
    resendInvitationRoute(invitations),
    getCalendarRoute(new AttemptCounter(calendarTries, shared)),
    setUpRoute(new AttemptCounter(setupTries, shared)),
    listBrowserOperationsRoute(routes),
  ];
  for (const register of [...routes, ...own]) register(app, parts);
  operations.readFrom(app);

  const answerTo = async (c: HonoContext<AppEnv>, error: ProblemError) => {
    const refusal = problemResponse(c, error, parts.env.BASE_URL, c.get('requestId'));
    return (error.code === 'not_found' && (await missingDocsPage(c, { parts }))) || refusal;
  };
  app.notFound((c) => {
    const isHidden = isOfDesk(c.req.path) && !isOfStaff(c.get('caller'));
    const allowed = isHidden ? [] : allowedMethods(app, c.req.path);
    const error = allowed.length
      ? new ProblemError(
          'method_not_allowed',
          `Use ${allowed.filter((method) => method !== 'HEAD').join(' or ')} here.`,
          {},
          { Allow: allowed.join(', ') },
        )
      : unknownPath();
    return answerTo(c, error);
  });
  app.onError((error, c) => {
    const problem = asProblemError(error);
    if (problem.status >= 500 && problem.status !== 501) {
      parts.log.error({ err: error, request_id: c.get('requestId') }, 'a request failed');
    }
    return answerTo(c, problem);
  });
  const stop = async () => {
    shared?.stop();
    await requests.stop();
    await keyUses.stop();
  };
  return { app, requests, keyUses, stop };
}

/** The methods that the address supports; none if there is no such address. */
function allowedMethods(app: App, path: string): string[] {
  const allowed = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return allowed.includes('GET') ? ['GET', 'HEAD', ...allowed.slice(1)] : allowed;
}
