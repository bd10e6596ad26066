import { StartedSingleSignOn, StartSingleSignOnRequest } from '#lib/contract/single-sign-on';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';
import { startSingleSignOn } from '#lib/service/single-sign-on/start-single-sign-on';

export function startSingleSignOnRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/single-sign-on/start',
      operationId: 'startSingleSignOn',
      summary: 'Begin to sign in at the provider of the email’s organization',
      tags: ['Console'],
      access: 'dashboard',
      problems: ['not_found', 'unavailable'],
      request: jsonBody(StartSingleSignOnRequest),
      responses: { 200: answers(StartedSingleSignOn, 'Where the browser goes, and what it keeps') },
    },
    async (c, ctx) =>
      respond(StartedSingleSignOn, await startSingleSignOn(ctx, throttle, c.req.valid('json'))),
  );
}
