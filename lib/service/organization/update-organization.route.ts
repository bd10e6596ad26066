import { Organization, UpdateOrganizationRequest } from '#lib/contract/organization';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateOrganization } from '#lib/service/organization/update-organization';

export const updateOrganizationRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/organization',
    operationId: 'updateOrganization',
    summary: 'Change the settings of the organization',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: jsonBody(UpdateOrganizationRequest),
    responses: { 200: answers(Organization, 'The organization as it is now') },
  },
  async (c, ctx) => respond(Organization, await updateOrganization(ctx, c.req.valid('json'))),
);
