import { z } from 'zod';
import { PlanDraft, RecordPlanFilingRequest } from '#lib/contract/plan-draft';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { recordPlanFiling } from '#lib/service/plan/record-plan-filing';

export const recordPlanFilingRoute = defineRoute(
  {
    method: 'post',
    path: '/console/plan/{id}/filing',
    operationId: 'recordPlanFiling',
    summary: 'Note the filing that a state of a draft became',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(RecordPlanFilingRequest) },
    responses: { 200: answers(PlanDraft, 'Note the filing that a state of a draft became') },
  },
  async (c, ctx) =>
    respond(PlanDraft, await recordPlanFiling(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
