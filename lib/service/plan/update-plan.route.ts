import { z } from 'zod';
import { UpdatePlanRequest } from '#lib/contract/plan';
import { ifMatchOrVersionHeader } from '#lib/service/edge/answer-headers';
import { planAnswer, planResponse } from '#lib/service/edge/plan-answer';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { updatePlan } from '#lib/service/plan/update-plan';

export const updatePlanRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/plan/{id}',
    operationId: 'updatePlan',
    summary: 'Change a plan',
    description:
      'Answers and metadata are merged: what is not named stays, null removes. `add` and `remove` change the states, or `jurisdictions` names them all. Give the `version` that you have read, or its `ETag` in `If-Match`: a plan is worked on by several people, and nothing of theirs is overwritten. A state that was submitted cannot change any more.',
    tags: ['Plan'],
    access: 'write',
    resource: 'plan',
    problems: [
      'not_found',
      'already_registered',
      'jurisdiction_not_supported',
      'plan_changed',
      'conflict',
      'precondition_failed',
      'payload_too_large',
    ],
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchOrVersionHeader,
      ...jsonBody(UpdatePlanRequest),
    },
    responses: { 200: planAnswer },
  },
  async (c, ctx) => {
    const ifMatch = c.req.valid('header')['if-match'];
    return planResponse(await updatePlan(ctx, c.req.valid('param').id, c.req.valid('json'), ifMatch));
  },
);
