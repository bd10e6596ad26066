import { z } from 'zod';
import { ApiKey } from '#lib/contract/api-key';
import { revokeApiKey } from '#lib/service/api-key/revoke-api-key';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const revokeApiKeyRoute = defineRoute(
  {
    method: 'post',
    path: '/console/api-key/{id}/revoke',
    operationId: 'revokeApiKey',
    summary: 'End an API key at once',
    tags: ['Console'],
    access: 'develop',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(ApiKey, 'The key') },
  },
  async (c, ctx) => respond(ApiKey, await revokeApiKey(ctx, c.req.valid('param').id)),
);
