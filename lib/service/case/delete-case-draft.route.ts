import { z } from 'zod';
import { deleteCaseDraft } from '#lib/service/case/delete-case-draft';
import { defineRoute } from '#lib/service/edge/route';

export const deleteCaseDraftRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/case/{id}/draft',
    operationId: 'deleteCaseDraft',
    summary: 'Throw a half-written answer away',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'Throw a half-written answer away' } },
  },
  async (c, ctx) => {
    await deleteCaseDraft(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
