import { z } from 'zod';
import { deleteComment } from '#lib/service/comment/write-comment';
import { defineRoute } from '#lib/service/edge/route';

export const deleteCommentRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/comment/{id}',
    operationId: 'deleteComment',
    summary: 'Take back what one said oneself',
    tags: ['Console'],
    access: 'comment',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'The comment is gone' } },
  },
  async (c, ctx) => {
    await deleteComment(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
