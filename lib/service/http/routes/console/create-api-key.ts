import { ApiKeyOnce, CreateApiKeyRequest } from '#lib/contract/console/api-key';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { createApiKey } from '#lib/service/verbs/console/create-api-key';

export const createApiKeyRoute = defineRoute(
  {
    method: 'post',
    path: '/console/api-key',
    operationId: 'createApiKey',
    summary: 'Create an API key',
    tags: ['Console'],
    access: 'admin',
    problems: ['conflict', 'body_too_large'],
    request: jsonBody(CreateApiKeyRequest),
    responses: { 201: answers(ApiKeyOnce, 'The key, with its raw form this once') },
  },
  async (c, ctx) => respond(ApiKeyOnce, await createApiKey(ctx, c.req.valid('json')), 201),
);
