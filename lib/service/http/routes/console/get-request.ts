import { z } from 'zod';
import { LoggedRequestDetail } from '#lib/contract/console/request';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { getRequest } from '#lib/service/verbs/console/get-request';

export const getRequestRoute = defineRoute(
  {
    method: 'get',
    path: '/console/request/{id}',
    operationId: 'getRequest',
    summary: 'Get a request of the last 30 days, by its id or its request id',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string().max(200) }) },
    responses: { 200: answers(LoggedRequestDetail, 'The request with its bodies') },
  },
  async (c, ctx) => respond(LoggedRequestDetail, await getRequest(ctx, c.req.valid('param').id)),
);
