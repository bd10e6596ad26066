import { Organization } from '#lib/contract/organization';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getOrganization } from '#lib/service/organization/get-organization';

export const getOrganizationRoute = defineRoute(
  {
    method: 'get',
    path: '/console/organization',
    operationId: 'getOrganization',
    summary: 'The organization and its settings',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    responses: { 200: answers(Organization, 'The organization') },
  },
  async (_c, ctx) => respond(Organization, await getOrganization(ctx)),
);
