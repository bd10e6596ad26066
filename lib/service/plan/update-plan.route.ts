import { z } from 'zod';
import { UpdatePlanRequest, UpdatePlanResult } from '#lib/contract/plan';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updatePlan } from '#lib/service/plan/update-plan';

export const updatePlanRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/plan/{id}',
    operationId: 'updatePlan',
    summary: 'Save answers of a draft',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdatePlanRequest) },
    responses: { 200: answers(UpdatePlanResult, 'Save answers of a draft') },
  },
  async (c, ctx) =>
    respond(UpdatePlanResult, await updatePlan(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
