import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { revokeInvitation } from '#lib/service/invitation/revoke-invitation';

export const revokeInvitationRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/invitation/{id}',
    operationId: 'revokeInvitation',
    summary: 'Take an invitation back',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'Its link works no more' } },
  },
  async (c, ctx) => {
    await revokeInvitation(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
