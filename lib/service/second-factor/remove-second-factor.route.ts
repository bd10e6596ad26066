import { BothFactors } from '#lib/contract/second-factor';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { removeSecondFactor } from '#lib/service/second-factor/remove-second-factor';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function removeSecondFactorRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/second-factor/remove',
      operationId: 'removeSecondFactor',
      summary: 'Take the app off one’s own account',
      tags: ['Console'],
      access: 'person',
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(BothFactors),
      responses: { 204: { description: 'A sign-in asks for no code any more' } },
    },
    async (c, ctx) => {
      await removeSecondFactor(ctx, throttle, c.req.valid('json'));
      return new Response(null, { status: 204 });
    },
  );
}
