import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { deletePlan } from '#lib/service/plan/delete-plan';

export const deletePlanRoute = defineRoute(
  {
    method: 'delete',
    path: '/v1/plan/{id}',
    operationId: 'deletePlan',
    summary: 'Delete a plan',
    description: 'While nothing of it is sent. A plan that was sent, in part too, stays as the record of it.',
    tags: ['Plan'],
    access: 'write',
    resource: 'plan',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'The plan is deleted' } },
  },
  async (c, ctx) => {
    await deletePlan(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
