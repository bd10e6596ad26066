import { CreateOperatorKeyRequest, OperatorKeyOnce } from '#lib/contract/operator-key';
import { signInAgainMembers } from '#lib/contract/second-factor';
import type { Registration } from '#lib/service/edge/app-env';
import { bodyOf, bodyWithout } from '#lib/service/edge/idempotency';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { createOperatorKey } from '#lib/service/operations/create-operator-key';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function createOperatorKeyRoute(throttle: SignInThrottle): Registration {
  return defineOperationsRoute(
    {
      method: 'post',
      path: '/v1/operations/key',
      operationId: 'createOperatorKey',
      summary: 'Create an operator key',
      description: 'For a robot that works at the desk as a filer does. `raw_key` is shown this once.',
      tags: ['Operator key'],
      access: 'lead',
      problems: ['conflict', 'payload_too_large', 'sign_in_again', 'code_required'],
      idempotent: true,
      apart: signInAgainMembers,
      request: jsonBody(CreateOperatorKeyRequest),
      responses: { 201: answers(OperatorKeyOnce, 'The key, with its raw form this once') },
    },
    async (c, ctx) => {
      const once = await deskOnceOf(c, ctx, 'createOperatorKey', bodyWithout(bodyOf(c), signInAgainMembers));
      return respond(OperatorKeyOnce, await createOperatorKey(ctx, throttle, c.req.valid('json'), once), 201);
    },
  );
}
