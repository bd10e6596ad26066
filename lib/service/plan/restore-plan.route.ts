import { z } from 'zod';
import { PlanDraft } from '#lib/contract/plan-draft';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { restorePlan } from '#lib/service/plan/restore-plan';

export const restorePlanRoute = defineRoute(
  {
    method: 'post',
    path: '/console/plan/{id}/restore',
    operationId: 'restorePlan',
    summary: 'Bring a draft back',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(PlanDraft, 'Bring a draft back') },
  },
  async (c, ctx) => respond(PlanDraft, await restorePlan(ctx, c.req.valid('param').id)),
);
