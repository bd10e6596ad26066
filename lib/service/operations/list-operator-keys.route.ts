import { OperatorKeyList, OperatorKeyListQuery } from '#lib/contract/operator-key';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { listOperatorKeys } from '#lib/service/operations/list-operator-keys';

export const listOperatorKeysRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/key',
    operationId: 'listOperatorKeys',
    summary: 'List operator keys',
    description: 'Newest first, with those that have ended.',
    tags: ['Operator key'],
    access: 'lead',
    request: { query: OperatorKeyListQuery },
    responses: { 200: answers(OperatorKeyList, 'A page of operator keys') },
  },
  async (c, ctx) => respond(OperatorKeyList, await listOperatorKeys(ctx, c.req.valid('query'))),
);
