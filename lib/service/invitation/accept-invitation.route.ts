import { AcceptInvitationRequest } from '#lib/contract/invitation';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { acceptInvitation } from '#lib/service/invitation/accept-invitation';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function acceptInvitationRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/invitation/accept',
      operationId: 'acceptInvitation',
      summary: 'Become a member by the link of an invitation',
      tags: ['Console'],
      access: 'dashboard',
      problems: ['not_found', 'conflict', 'payload_too_large'],
      request: jsonBody(AcceptInvitationRequest),
      responses: { 204: { description: 'The person is a member, and signs in' } },
    },
    async (c, ctx) => {
      await acceptInvitation(ctx, throttle, c.req.valid('json'));
      return new Response(null, { status: 204 });
    },
  );
}
