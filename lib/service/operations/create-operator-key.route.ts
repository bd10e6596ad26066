import { CreateOperatorKeyRequest, OperatorKeyOnce } from '#lib/contract/operator-key';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { createOperatorKey } from '#lib/service/operations/create-operator-key';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
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
      problems: ['payload_too_large', 'sign_in_again', 'code_required'],
      request: jsonBody(CreateOperatorKeyRequest),
      responses: { 201: answers(OperatorKeyOnce, 'The key, with its raw form this once') },
    },
    async (c, ctx) =>
      respond(OperatorKeyOnce, await createOperatorKey(ctx, throttle, c.req.valid('json')), 201),
  );
}
