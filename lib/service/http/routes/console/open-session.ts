import { ConsoleSession, OpenSessionRequest } from '#lib/contract/console/session';
import type { Registration } from '#lib/service/http/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { openSession } from '#lib/service/verbs/console/open-session';
import { SignInThrottle } from '#lib/service/verbs/console/sign-in-throttle';

export const openSessionRoute: Registration = (app, parts) => {
  const throttle = new SignInThrottle(parts.env);
  defineRoute(
    {
      method: 'post',
      path: '/console/session',
      operationId: 'openSession',
      summary: 'Find out who signs in',
      tags: ['Console'],
      access: 'dashboard',
      request: jsonBody(OpenSessionRequest),
      responses: { 200: answers(ConsoleSession, 'The person and their organizations') },
    },
    async (c, ctx) => respond(ConsoleSession, await openSession(ctx, throttle, c.req.valid('json'))),
  )(app, parts);
};
