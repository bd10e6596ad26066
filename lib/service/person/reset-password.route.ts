import { ResetPasswordRequest } from '#lib/contract/password';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { resetPassword } from '#lib/service/person/reset-password';

export const resetPasswordRoute = defineRoute(
  {
    method: 'post',
    path: '/console/password-reset/confirm',
    operationId: 'resetPassword',
    summary: 'Set a new password by the link of a mail',
    tags: ['Console'],
    access: 'dashboard',
    problems: ['not_found', 'payload_too_large'],
    request: jsonBody(ResetPasswordRequest),
    responses: { 204: { description: 'The new password is in force' } },
  },
  async (c, ctx) => {
    await resetPassword(ctx, c.req.valid('json'));
    return new Response(null, { status: 204 });
  },
);
