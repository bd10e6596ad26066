import { SetUpRequest } from '#lib/contract/setup';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import type { AttemptCounter } from '#lib/service/limits/attempt-counter';
import { setUp } from '#lib/service/setup/set-up';

export function setUpRoute(attempts: AttemptCounter): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/setup',
      operationId: 'setUp',
      summary: 'Make the first organization and its first administrator',
      tags: ['Console'],
      access: 'dashboard',
      problems: ['not_found', 'payload_too_large'],
      request: jsonBody(SetUpRequest),
      responses: { 204: { description: 'The installation is set up' } },
    },
    async (c, ctx) => {
      await setUp(ctx, attempts, c.req.valid('json'));
      return new Response(null, { status: 204 });
    },
  );
}
