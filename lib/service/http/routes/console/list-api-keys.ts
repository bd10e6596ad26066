import { ApiKeyList, ApiKeyListQuery } from '#lib/contract/console/api-key';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { listApiKeys } from '#lib/service/verbs/console/list-api-keys';

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
