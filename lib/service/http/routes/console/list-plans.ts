import { PlanList, PlanListQuery } from '#lib/contract/console/plan';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { listPlans } from '#lib/service/verbs/console/list-plans';

export const listPlansRoute = defineRoute(
  {
    method: 'get',
    path: '/console/plan',
    operationId: 'listPlans',
    summary: 'List drafts and submitted plans',
    tags: ['Console'],
    access: 'person',

    request: { query: PlanListQuery },
    responses: { 200: answers(PlanList, 'List drafts and submitted plans') },
  },
  async (c, ctx) => respond(PlanList, await listPlans(ctx, c.req.valid('query'))),
);
