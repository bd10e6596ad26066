import { keptDays } from '#lib/contract/lifetimes';
import { RequestRows, RequestRowsQuery } from '#lib/contract/request';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listRequests } from '#lib/service/request-log/list-requests';

export const listRequestsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/request',
    operationId: 'listRequests',
    summary: `List the requests of the last ${keptDays} days`,
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: RequestRowsQuery },
    responses: { 200: answers(RequestRows, 'A page of requests, newest first') },
  },
  async (c, ctx) => respond(RequestRows, await listRequests(ctx, c.req.valid('query'))),
);
