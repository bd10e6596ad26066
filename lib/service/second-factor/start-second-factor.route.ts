import { StartedSecondFactor, StartSecondFactorRequest } from '#lib/contract/second-factor';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { startSecondFactor } from '#lib/service/second-factor/start-second-factor';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function startSecondFactorRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/second-factor',
      operationId: 'startSecondFactor',
      summary: 'Begin to set up an app for one-time codes',
      tags: ['Console'],
      access: 'person',
      beforeFactor: true,
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(StartSecondFactorRequest),
      responses: { 201: answers(StartedSecondFactor, 'What the app is to hold, this once') },
    },
    async (c, ctx) =>
      respond(StartedSecondFactor, await startSecondFactor(ctx, throttle, c.req.valid('json')), 201),
  );
}
