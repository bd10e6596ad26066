import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { deleteView } from '#lib/service/view/write-view';

export const deleteViewRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/view/{id}',
    operationId: 'deleteView',
    summary: 'Delete a view',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'The view is gone' } },
  },
  async (c, ctx) => {
    await deleteView(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
