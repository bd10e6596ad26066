import { z } from 'zod';
import { ApiKey, UpdateApiKeyRequest } from '#lib/contract/api-key';
import { updateApiKey } from '#lib/service/api-key/update-api-key';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const updateApiKeyRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/api-key/{id}',
    operationId: 'updateApiKey',
    summary: 'Rename an API key',
    tags: ['Console'],
    access: 'develop',
    problems: ['not_found', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateApiKeyRequest) },
    responses: { 200: answers(ApiKey, 'The key') },
  },
  async (c, ctx) => respond(ApiKey, await updateApiKey(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
