import { CreateOperatorKeyRequest, OperatorKeyOnce } from '#lib/contract/operator-key';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { createOperatorKey } from '#lib/service/operations/create-operator-key';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const createOperatorKeyRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/key',
    operationId: 'createOperatorKey',
    summary: 'Create an operator key',
    description: 'For a robot that works at the desk as a filer does. `raw_key` is shown this once.',
    tags: ['Operator key'],
    access: 'lead',
    request: jsonBody(CreateOperatorKeyRequest),
    responses: { 201: answers(OperatorKeyOnce, 'The key, with its raw form this once') },
  },
  async (c, ctx) => respond(OperatorKeyOnce, await createOperatorKey(ctx, c.req.valid('json')), 201),
);
