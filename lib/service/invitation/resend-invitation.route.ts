import { z } from 'zod';
import { Invitation } from '#lib/contract/invitation';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { resendInvitation } from '#lib/service/invitation/resend-invitation';

export const resendInvitationRoute = defineRoute(
  {
    method: 'post',
    path: '/console/invitation/{id}/resend',
    operationId: 'resendInvitation',
    summary: 'Send an invitation again, with a new link',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Invitation, 'The invitation, whose email is on its way') },
  },
  async (c, ctx) => respond(Invitation, await resendInvitation(ctx, c.req.valid('param').id)),
);
