import { defineRoute } from '#lib/service/edge/route';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';
import { removeMember } from '#lib/service/person/remove-member';

export const leaveOrganizationRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/membership',
    operationId: 'leaveOrganization',
    summary: 'Leave the organization',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    problems: ['conflict'],
    responses: { 204: { description: 'The person is no member any more' } },
  },
  async (_c, ctx) => {
    refuseVisitor(ctx);
    await removeMember(ctx, ctx.actor.id ?? '');
    return new Response(null, { status: 204 });
  },
);
