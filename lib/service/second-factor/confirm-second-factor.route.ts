import { ConfirmSecondFactorRequest, RecoveryCodes } from '#lib/contract/second-factor';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { confirmSecondFactor } from '#lib/service/second-factor/confirm-second-factor';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function confirmSecondFactorRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/second-factor/confirm',
      operationId: 'confirmSecondFactor',
      summary: 'Show a code of the app, which is asked for from then on',
      tags: ['Console'],
      access: 'person',
      beforeFactor: true,
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(ConfirmSecondFactorRequest),
      responses: { 200: answers(RecoveryCodes, 'The recovery codes, this once') },
    },
    async (c, ctx) =>
      respond(RecoveryCodes, await confirmSecondFactor(ctx, throttle, c.req.valid('json')), 200),
  );
}
