import { z } from 'zod';
import { OperatorKey } from '#lib/contract/operator-key';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { revokeOperatorKey } from '#lib/service/operations/revoke-operator-key';

export const revokeOperatorKeyRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/key/{id}/revoke',
    operationId: 'revokeOperatorKey',
    summary: 'Revoke an operator key',
    description: 'At once and for good.',
    tags: ['Operator key'],
    access: 'lead',
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(OperatorKey, 'The revoked key') },
  },
  async (c, ctx) => respond(OperatorKey, await revokeOperatorKey(ctx, c.req.valid('param').id)),
);
