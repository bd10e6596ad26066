import { z } from 'zod';
import { ApiKey, UpdateApiKeyRequest } from '#lib/contract/api-key';
import { updateApiKey } from '#lib/service/api-key/update-api-key';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function updateApiKeyRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'patch',
      path: '/console/api-key/{id}',
      operationId: 'updateApiKey',
      summary: 'Change the name of an API key, or the addresses that it works from',
      tags: ['Console'],
      access: 'develop',
      problems: ['not_found', 'conflict', 'payload_too_large', 'sign_in_again', 'code_required'],
      request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateApiKeyRequest) },
      responses: { 200: answers(ApiKey, 'The key') },
    },
    async (c, ctx) =>
      respond(ApiKey, await updateApiKey(ctx, throttle, c.req.valid('param').id, c.req.valid('json'))),
  );
}
