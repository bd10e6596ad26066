import { CreateInvitationRequest, Invitation } from '#lib/contract/invitation';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createInvitation } from '#lib/service/invitation/create-invitation';
import type { InvitationThrottle } from '#lib/service/invitation/invitation-throttle';

export function createInvitationRoute(throttle: InvitationThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/invitation',
      operationId: 'createInvitation',
      summary: 'Invite a person by email',
      tags: ['Console'],
      access: 'administer',
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(CreateInvitationRequest),
      responses: { 201: answers(Invitation, 'The invitation, whose email is on its way') },
    },
    async (c, ctx) => respond(Invitation, await createInvitation(ctx, throttle, c.req.valid('json')), 201),
  );
}
