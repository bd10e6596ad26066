import { PlanList, PlanListQuery } from '#lib/contract/plan';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listPlans } from '#lib/service/plan/list-plans';

export const listPlansRoute = defineRoute(
  {
    method: 'get',
    path: '/console/plan',
    operationId: 'listPlans',
    summary: 'List drafts and submitted plans',
    tags: ['Console'],
    access: 'person',
    browser: true,

    request: { query: PlanListQuery },
    responses: { 200: answers(PlanList, 'List drafts and submitted plans') },
  },
  async (c, ctx) => respond(PlanList, await listPlans(ctx, c.req.valid('query'))),
);
