import { PlanDraftList, PlanDraftListQuery } from '#lib/contract/plan-draft';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listPlanDrafts } from '#lib/service/plan/list-plan-drafts';

export const listPlanDraftsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/plan',
    operationId: 'listPlanDrafts',
    summary: 'List drafts and submitted plans',
    tags: ['Console'],
    access: 'person',
    browser: true,

    request: { query: PlanDraftListQuery },
    responses: { 200: answers(PlanDraftList, 'List drafts and submitted plans') },
  },
  async (c, ctx) => respond(PlanDraftList, await listPlanDrafts(ctx, c.req.valid('query'))),
);
