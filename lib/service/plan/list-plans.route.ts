import { PlanListQuery, PlanSummaryList } from '#lib/contract/plan';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listPlans } from '#lib/service/plan/list-plans';

export const listPlansRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/plan',
    operationId: 'listPlans',
    summary: 'List plans',
    description:
      'Newest first, without what is computed of a plan: its answers, questions, fees and totals come with `GET /v1/plan/{id}`.',
    tags: ['Plan'],
    access: 'read',
    resource: 'plan',
    request: { query: PlanListQuery },
    responses: { 200: answers(PlanSummaryList, 'A page of plans') },
  },
  async (c, ctx) => respond(PlanSummaryList, await listPlans(ctx, c.req.valid('query'))),
);
