import { BusinessList, BusinessListQuery } from '#lib/contract/business';
import { listBusinesses } from '#lib/service/business/list-businesses';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listBusinessesRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/business',
    operationId: 'listBusinesses',
    summary: 'List business records',
    description: 'Newest first.',
    tags: ['Business'],
    access: 'read',
    resource: 'business',
    browser: true,
    request: { query: BusinessListQuery },
    responses: { 200: answers(BusinessList, 'A page of business records') },
  },
  async (c, ctx) => respond(BusinessList, await listBusinesses(ctx, c.req.valid('query'))),
);
