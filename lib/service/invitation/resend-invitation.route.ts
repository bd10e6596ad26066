import { z } from 'zod';
import { Invitation } from '#lib/contract/invitation';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import type { InvitationThrottle } from '#lib/service/invitation/invitation-throttle';
import { resendInvitation } from '#lib/service/invitation/resend-invitation';

export function resendInvitationRoute(throttle: InvitationThrottle): Registration {
  return defineRoute(
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
    async (c, ctx) => respond(Invitation, await resendInvitation(ctx, throttle, c.req.valid('param').id)),
  );
}
