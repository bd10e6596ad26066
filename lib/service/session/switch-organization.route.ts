import { Me, SwitchOrganizationRequest } from '#lib/contract/session';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { switchOrganization } from '#lib/service/session/switch-organization';

export const switchOrganizationRoute = defineRoute(
  {
    method: 'post',
    path: '/console/session/organization',
    operationId: 'switchOrganization',
    summary: 'Go on in another of one’s organizations',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    problems: ['not_found', 'payload_too_large'],
    request: jsonBody(SwitchOrganizationRequest),
    responses: { 200: answers(Me, 'The signed-in person, in that organization') },
  },
  async (c, ctx) => respond(Me, await switchOrganization(ctx, c.req.valid('json'))),
);
