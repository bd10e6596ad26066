import { RequestPasswordResetRequest } from '#lib/contract/password';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import type { LinkThrottle } from '#lib/service/person/link-throttle';
import { requestPasswordReset } from '#lib/service/person/request-password-reset';

export function requestPasswordResetRoute(throttle: LinkThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/password-reset',
      operationId: 'requestPasswordReset',
      summary: 'Have a link to a new password sent by mail',
      tags: ['Console'],
      access: 'dashboard',
      problems: ['payload_too_large'],
      request: jsonBody(RequestPasswordResetRequest),
      responses: { 202: { description: 'Where somebody has this email, the mail is on its way' } },
    },
    async (c, ctx) => {
      await requestPasswordReset(ctx, throttle, c.req.valid('json'));
      return new Response(null, { status: 202 });
    },
  );
}
