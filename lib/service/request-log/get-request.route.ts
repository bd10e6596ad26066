import { z } from 'zod';
import { keptDays } from '#lib/contract/lifetimes';
import { LoggedRequestDetail } from '#lib/contract/request';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getRequest } from '#lib/service/request-log/get-request';

export const getRequestRoute = defineRoute(
  {
    method: 'get',
    path: '/console/request/{id}',
    operationId: 'getRequest',
    summary: `Get a request of the last ${keptDays} days, by its id or its request id`,
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string().max(200) }) },
    responses: { 200: answers(LoggedRequestDetail, 'The request with its bodies') },
  },
  async (c, ctx) => respond(LoggedRequestDetail, await getRequest(ctx, c.req.valid('param').id)),
);
