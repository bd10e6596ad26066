import { ApiKeyOnce, CreateApiKeyRequest } from '#lib/contract/api-key';
import { createApiKey } from '#lib/service/api-key/create-api-key';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const createApiKeyRoute = defineRoute(
  {
    method: 'post',
    path: '/console/api-key',
    operationId: 'createApiKey',
    summary: 'Create an API key',
    tags: ['Console'],
    access: 'develop',
    problems: ['conflict', 'payload_too_large'],
    request: jsonBody(CreateApiKeyRequest),
    responses: { 201: answers(ApiKeyOnce, 'The key, with its raw form this once') },
  },
  async (c, ctx) => respond(ApiKeyOnce, await createApiKey(ctx, c.req.valid('json')), 201),
);
