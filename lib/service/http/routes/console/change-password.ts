import { ChangePasswordRequest } from '#lib/contract/console/member';
import type { Registration } from '#lib/service/http/app-env';
import { defineRoute, jsonBody } from '#lib/service/http/route';
import { changePassword } from '#lib/service/verbs/console/change-password';
import type { SignInThrottle } from '#lib/service/verbs/console/sign-in-throttle';

export function changePasswordRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/password',
      operationId: 'changePassword',
      summary: 'Change one’s own password, and sign out everywhere',
      tags: ['Console'],
      access: 'person',
      problems: ['body_too_large'],
      request: jsonBody(ChangePasswordRequest),
      responses: { 204: { description: 'The new password is in force' } },
    },
    async (c, ctx) => {
      await changePassword(ctx, throttle, c.req.valid('json'));
      return new Response(null, { status: 204 });
    },
  );
}
