import { ObligationList, ObligationListQuery } from '#lib/contract/obligation';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listObligations } from '#lib/service/obligation/list-obligations';

export const listObligationsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/obligation',
    operationId: 'listObligations',
    summary: 'List obligations',
    description:
      'Newest first. `open` shows those that are to be done; the two dates count the days that they name.',
    tags: ['Obligation'],
    access: 'read',
    resource: 'obligation',
    browser: true,
    request: { query: ObligationListQuery },
    responses: { 200: answers(ObligationList, 'A page of obligations, newest first') },
  },
  async (c, ctx) => respond(ObligationList, await listObligations(ctx, c.req.valid('query'))),
);
