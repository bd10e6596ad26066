import { z } from 'zod';
import { PlanSelection } from '#lib/contract/plan';
import { onceOf } from '#lib/service/edge/idempotency';
import { planResponse, submittedPlanAnswer } from '#lib/service/edge/plan-answer';
import { defineRoute, optionalJsonBody } from '#lib/service/edge/route';
import { submitPlan } from '#lib/service/plan/submit-plan';

export const submitPlanRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/plan/{id}/submit',
    operationId: 'submitPlan',
    summary: 'Submit the states of a plan',
    description:
      'Each state becomes a filing of its own, under the idempotency key of the state, and is accepted or refused alone; the rest of the plan is not touched by it. The answer comes at once with the states `sending`: read the plan again, or wait for the event `plan.submitted`. What was refused can be repaired and submitted again; what is on its way or through is passed over.',
    tags: ['Plan'],
    access: 'write',
    resource: 'filing',
    problems: ['not_found'],
    idempotent: true,
    request: { params: z.object({ id: z.string() }), ...optionalJsonBody(PlanSelection) },
    responses: { 202: submittedPlanAnswer },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'submitPlan');
    const { id } = c.req.valid('param');
    return planResponse(await submitPlan(ctx, id, c.req.valid('json') ?? {}, once), 202, once);
  },
);
