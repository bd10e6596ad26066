import { CreatePlanRequest, Plan } from '#lib/contract/plan';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createPlan } from '#lib/service/plan/create-plan';

export const createPlanRoute = defineRoute(
  {
    method: 'post',
    path: '/console/plan',
    operationId: 'createPlan',
    summary: 'Begin a draft',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found'],
    idempotent: true,
    request: jsonBody(CreatePlanRequest),
    responses: { 201: answers(Plan, 'Begin a draft', createdHeaders) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createPlan');
    const plan = await createPlan(ctx, c.req.valid('json'), once);
    return respond(Plan, plan, 201, { Location: `/console/plan/${plan.id}`, ...respondedOnce(once) });
  },
);
