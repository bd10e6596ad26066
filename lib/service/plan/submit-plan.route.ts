import { z } from 'zod';
import { PlanSelection } from '#lib/contract/plan';
import { ifMatchHeader } from '#lib/service/edge/answer-headers';
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
      'Each state becomes a filing of its own, under the idempotency key of the state, and is accepted or refused alone; the rest of the plan is not touched by it. The answer comes at once with the states `sending`: read the plan again, or wait for the event `plan.submitted`. What was refused can be repaired and submitted again; what is on its way or through is passed over. With `If-Match` nothing is submitted unless the plan is still the version that you have read.',
    tags: ['Plan'],
    access: 'write',
    resource: 'filing',
    problems: ['not_found', 'precondition_failed'],
    idempotent: true,
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchHeader,
      ...optionalJsonBody(PlanSelection),
    },
    responses: { 202: submittedPlanAnswer },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'submitPlan');
    const { id } = c.req.valid('param');
    const asked = { ...c.req.valid('json'), ifMatch: c.req.valid('header')['if-match'] };
    return planResponse(await submitPlan(ctx, id, asked, once), 202, once);
  },
);
