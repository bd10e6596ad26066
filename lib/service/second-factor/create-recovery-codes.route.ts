import { BothFactors, RecoveryCodes } from '#lib/contract/second-factor';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createRecoveryCodes } from '#lib/service/second-factor/create-recovery-codes';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function createRecoveryCodesRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/second-factor/recovery-code',
      operationId: 'createRecoveryCodes',
      summary: 'Make new recovery codes in the place of the old ones',
      tags: ['Console'],
      access: 'person',
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(BothFactors),
      responses: { 201: answers(RecoveryCodes, 'The recovery codes, this once') },
    },
    async (c, ctx) =>
      respond(RecoveryCodes, await createRecoveryCodes(ctx, throttle, c.req.valid('json')), 201),
  );
}
