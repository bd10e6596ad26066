import { CreatePlanRequest, Plan } from '#lib/contract/console/plan';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { createPlan } from '#lib/service/verbs/console/create-plan';

export const createPlanRoute = defineRoute(
  {
    method: 'post',
    path: '/console/plan',
    operationId: 'createPlan',
    summary: 'Begin a draft',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found'],
    request: jsonBody(CreatePlanRequest),
    responses: { 201: answers(Plan, 'Begin a draft') },
  },
  async (c, ctx) => respond(Plan, await createPlan(ctx, c.req.valid('json')), 201),
);
