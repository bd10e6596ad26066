import { RequestRows, RequestRowsQuery } from '#lib/contract/console/request';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { listRequests } from '#lib/service/verbs/console/list-requests';

export const listRequestsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/request',
    operationId: 'listRequests',
    summary: 'List the requests of the last 30 days',
    tags: ['Console'],
    access: 'person',
    request: { query: RequestRowsQuery },
    responses: { 200: answers(RequestRows, 'A page of requests, newest first') },
  },
  async (c, ctx) => respond(RequestRows, await listRequests(ctx, c.req.valid('query'))),
);
