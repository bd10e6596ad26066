import { ChangePasswordRequest } from '#lib/contract/password';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { changePassword } from '#lib/service/person/change-password';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function changePasswordRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/password',
      operationId: 'changePassword',
      summary: 'Change one’s own password, and sign out everywhere',
      tags: ['Console'],
      access: 'person',
      problems: ['payload_too_large'],
      request: jsonBody(ChangePasswordRequest),
      responses: { 204: { description: 'The new password is in force' } },
    },
    async (c, ctx) => {
      await changePassword(ctx, throttle, c.req.valid('json'));
      return new Response(null, { status: 204 });
    },
  );
}
