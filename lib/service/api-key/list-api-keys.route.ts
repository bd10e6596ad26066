import { ApiKeyList, ApiKeyListQuery } from '#lib/contract/api-key';
import { listApiKeys } from '#lib/service/api-key/list-api-keys';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listApiKeysRoute = defineRoute(
  {
    method: 'get',
    path: '/console/api-key',
    operationId: 'listApiKeys',
    summary: 'List the API keys',
    tags: ['Console'],
    access: 'person',
    request: { query: ApiKeyListQuery },
    responses: { 200: answers(ApiKeyList, 'A page of keys, newest first') },
  },
  async (c, ctx) => respond(ApiKeyList, await listApiKeys(ctx, c.req.valid('query'))),
);
