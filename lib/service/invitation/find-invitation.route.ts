import { FindInvitationRequest, FoundInvitation } from '#lib/contract/invitation';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { findInvitation } from '#lib/service/invitation/find-invitation';

export const findInvitationRoute = defineRoute(
  {
    method: 'post',
    path: '/console/invitation/find',
    operationId: 'findInvitation',
    summary: 'What the link of an invitation invites to',
    tags: ['Console'],
    access: 'dashboard',
    problems: ['not_found', 'payload_too_large'],
    request: jsonBody(FindInvitationRequest),
    responses: { 200: answers(FoundInvitation, 'To which organization, and whom') },
  },
  async (c, ctx) => respond(FoundInvitation, await findInvitation(ctx, c.req.valid('json'))),
);
