import { z } from 'zod';
import { RemovePasskeyRequest } from '#lib/contract/passkey';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { removePasskey } from '#lib/service/passkey/remove-passkey';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function removePasskeyRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/passkey/{id}/remove',
      operationId: 'removePasskey',
      summary: 'Remove one of one’s own passkeys',
      tags: ['Console'],
      access: 'person',
      problems: ['not_found', 'conflict', 'payload_too_large'],
      request: { params: z.object({ id: z.string() }), ...jsonBody(RemovePasskeyRequest) },
      responses: { 204: { description: 'Nobody signs in with it any more' } },
    },
    async (c, ctx) => {
      await removePasskey(ctx, throttle, c.req.valid('param').id, c.req.valid('json'));
      return new Response(null, { status: 204 });
    },
  );
}
