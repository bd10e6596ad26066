import { z } from 'zod';
import { ifMatchHeader } from '#lib/service/edge/answer-headers';
import { defineRoute } from '#lib/service/edge/route';
import { deletePlan } from '#lib/service/plan/delete-plan';

export const deletePlanRoute = defineRoute(
  {
    method: 'delete',
    path: '/v1/plan/{id}',
    operationId: 'deletePlan',
    summary: 'Delete a plan',
    description:
      'While nothing of it is sent. A plan that was sent, in part too, stays as the record of it. With `If-Match` it is deleted only where it is still the version that you have read.',
    tags: ['Plan'],
    access: 'write',
    resource: 'plan',
    problems: ['not_found', 'conflict', 'precondition_failed'],
    request: { params: z.object({ id: z.string() }), headers: ifMatchHeader },
    responses: { 204: { description: 'The plan is deleted' } },
  },
  async (c, ctx) => {
    await deletePlan(ctx, c.req.valid('param').id, c.req.valid('header')['if-match']);
    return new Response(null, { status: 204 });
  },
);
