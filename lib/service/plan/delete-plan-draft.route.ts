import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { deletePlanDraft } from '#lib/service/plan/delete-plan-draft';

export const deletePlanDraftRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/plan/{id}',
    operationId: 'deletePlanDraft',
    summary: 'Put a draft away',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'Put a draft away' } },
  },
  async (c, ctx) => {
    await deletePlanDraft(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
