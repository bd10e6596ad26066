import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { deletePlan } from '#lib/service/plan/delete-plan';

export const deletePlanRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/plan/{id}',
    operationId: 'deletePlan',
    summary: 'Put a draft away',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'Put a draft away' } },
  },
  async (c, ctx) => {
    await deletePlan(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
