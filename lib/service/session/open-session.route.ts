import { OpenedSession, OpenSessionRequest } from '#lib/contract/session';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { openSession } from '#lib/service/session/open-session';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function openSessionRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/session',
      operationId: 'openSession',
      summary: 'Sign a person in',
      tags: ['Console'],
      access: 'dashboard',
      request: jsonBody(OpenSessionRequest),
      responses: { 201: answers(OpenedSession, 'The session, with what its cookie holds this once') },
    },
    async (c, ctx) => {
      const caller = c.get('caller');
      const agent = caller?.kind === 'dashboard' ? caller.agent : null;
      return respond(OpenedSession, await openSession(ctx, throttle, c.req.valid('json'), agent), 201);
    },
  );
}
