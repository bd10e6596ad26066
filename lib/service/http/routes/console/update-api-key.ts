import { z } from 'zod';
import { ApiKey, UpdateApiKeyRequest } from '#lib/contract/console/api-key';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { updateApiKey } from '#lib/service/verbs/console/update-api-key';

export const updateApiKeyRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/api-key/{id}',
    operationId: 'updateApiKey',
    summary: 'Rename an API key',
    tags: ['Console'],
    access: 'admin',
    problems: ['not_found', 'body_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateApiKeyRequest) },
    responses: { 200: answers(ApiKey, 'The key') },
  },
  async (c, ctx) => respond(ApiKey, await updateApiKey(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
