import { ConfirmEmailChangeRequest } from '#lib/contract/email-change';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { confirmEmailChange } from '#lib/service/person/confirm-email-change';

export const confirmEmailChangeRoute = defineRoute(
  {
    method: 'post',
    path: '/console/email/confirm',
    operationId: 'confirmEmailChange',
    summary: 'Sign in with a new email from now on, by the link of a mail',
    tags: ['Console'],
    access: 'dashboard',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: jsonBody(ConfirmEmailChangeRequest),
    responses: { 204: { description: 'The new email is in force' } },
  },
  async (c, ctx) => {
    await confirmEmailChange(ctx, c.req.valid('json'));
    return new Response(null, { status: 204 });
  },
);
