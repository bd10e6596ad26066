import { ApiKeyOnce, CreateApiKeyRequest } from '#lib/contract/api-key';
import { signInAgainMembers } from '#lib/contract/second-factor';
import { createApiKey } from '#lib/service/api-key/create-api-key';
import type { Registration } from '#lib/service/edge/app-env';
import { bodyOf, bodyWithout, onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function createApiKeyRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/api-key',
      operationId: 'createApiKey',
      summary: 'Create an API key',
      tags: ['Console'],
      access: 'develop',
      problems: ['conflict', 'payload_too_large', 'sign_in_again', 'code_required'],
      idempotent: true,
      apart: signInAgainMembers,
      request: jsonBody(CreateApiKeyRequest),
      responses: { 201: answers(ApiKeyOnce, 'The key, with its raw form this once') },
    },
    async (c, ctx) => {
      const once = onceOf(c, 'createApiKey', bodyWithout(bodyOf(c), signInAgainMembers));
      return respond(ApiKeyOnce, await createApiKey(ctx, throttle, c.req.valid('json'), once), 201);
    },
  );
}
