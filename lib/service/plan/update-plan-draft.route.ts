import { z } from 'zod';
import { UpdatePlanDraftRequest, UpdatePlanDraftResult } from '#lib/contract/plan-draft';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updatePlanDraft } from '#lib/service/plan/update-plan-draft';

export const updatePlanDraftRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/plan/{id}',
    operationId: 'updatePlanDraft',
    summary: 'Save answers of a draft',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdatePlanDraftRequest) },
    responses: { 200: answers(UpdatePlanDraftResult, 'Save answers of a draft') },
  },
  async (c, ctx) =>
    respond(UpdatePlanDraftResult, await updatePlanDraft(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
