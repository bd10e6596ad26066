import { CreatePlanDraftRequest, PlanDraft } from '#lib/contract/plan-draft';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createPlanDraft } from '#lib/service/plan/create-plan-draft';

export const createPlanDraftRoute = defineRoute(
  {
    method: 'post',
    path: '/console/plan',
    operationId: 'createPlanDraft',
    summary: 'Begin a draft',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'jurisdiction_not_supported'],
    idempotent: true,
    request: jsonBody(CreatePlanDraftRequest),
    responses: { 201: answers(PlanDraft, 'Begin a draft', createdHeaders) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createPlanDraft');
    const plan = await createPlanDraft(ctx, c.req.valid('json'), once);
    return respond(PlanDraft, plan, 201, { Location: `/console/plan/${plan.id}`, ...respondedOnce(once) });
  },
);
