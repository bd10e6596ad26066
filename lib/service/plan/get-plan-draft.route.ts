import { z } from 'zod';
import { PlanDraft } from '#lib/contract/plan-draft';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getPlanDraft } from '#lib/service/plan/get-plan-draft';

export const getPlanDraftRoute = defineRoute(
  {
    method: 'get',
    path: '/console/plan/{id}',
    operationId: 'getPlanDraft',
    summary: 'Get a draft',
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(PlanDraft, 'Get a draft') },
  },
  async (c, ctx) => respond(PlanDraft, await getPlanDraft(ctx, c.req.valid('param').id)),
);
