import { z } from 'zod';
import { BusinessActivity } from '#lib/contract/business-activity';
import { PageQuery } from '#lib/contract/list';
import { listBusinessActivity } from '#lib/service/business/list-business-activity';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listBusinessActivityRoute = defineRoute(
  {
    method: 'get',
    path: '/console/business/{id}/activity',
    operationId: 'listBusinessActivity',
    summary: 'List what happened to a business and its registrations',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), query: PageQuery },
    responses: { 200: answers(BusinessActivity, 'What happened, newest first') },
  },
  async (c, ctx) =>
    respond(BusinessActivity, await listBusinessActivity(ctx, c.req.valid('param').id, c.req.valid('query'))),
);
