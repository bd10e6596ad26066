import { InvitationList, InvitationListQuery } from '#lib/contract/invitation';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listInvitations } from '#lib/service/invitation/list-invitations';

export const listInvitationsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/invitation',
    operationId: 'listInvitations',
    summary: 'List the invitations that nobody has accepted',
    tags: ['Console'],
    access: 'administer',
    request: { query: InvitationListQuery },
    responses: { 200: answers(InvitationList, 'A page of invitations, the newest first') },
  },
  async (c, ctx) => respond(InvitationList, await listInvitations(ctx, c.req.valid('query'))),
);
