import { CreatePlanRequest } from '#lib/contract/plan';
import { onceOf } from '#lib/service/edge/idempotency';
import { newPlanAnswer, planResponse } from '#lib/service/edge/plan-answer';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { createPlan } from '#lib/service/plan/create-plan';

export const createPlanRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/plan',
    operationId: 'createPlan',
    summary: 'Plan to qualify a business in 1 to 51 states',
    description:
      'Nothing is filed: a plan collects the answers, which the states share or each has for itself, and shows what each state still lacks and costs. Where the business is registered in one of the states or its registration is under way, the answer is 409 `already_registered`, which names each; where a state is not supported, it is 501. Nothing is made then.',
    tags: ['Plan'],
    access: 'write',
    resource: 'plan',
    problems: ['not_found', 'already_registered', 'jurisdiction_not_supported'],
    idempotent: true,
    request: jsonBody(CreatePlanRequest),
    responses: { 201: newPlanAnswer },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createPlan');
    return planResponse(await createPlan(ctx, c.req.valid('json'), once), 201, once);
  },
);
