import { z } from 'zod';
import { ApiKeyOnce, RollApiKeyRequest } from '#lib/contract/api-key';
import { rollApiKey } from '#lib/service/api-key/roll-api-key';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function rollApiKeyRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/api-key/{id}/roll',
      operationId: 'rollApiKey',
      summary: 'Replace an API key by a new one, with an overlap',
      tags: ['Console'],
      access: 'develop',
      problems: ['not_found', 'conflict', 'payload_too_large', 'sign_in_again', 'code_required'],
      request: { params: z.object({ id: z.string() }), ...jsonBody(RollApiKeyRequest) },
      responses: { 201: answers(ApiKeyOnce, 'The new key, with its raw form this once') },
    },
    async (c, ctx) =>
      respond(ApiKeyOnce, await rollApiKey(ctx, throttle, c.req.valid('param').id, c.req.valid('json')), 201),
  );
}
