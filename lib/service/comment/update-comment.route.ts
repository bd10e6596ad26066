import { z } from 'zod';
import { Comment, WriteCommentRequest } from '#lib/contract/comment';
import { updateComment } from '#lib/service/comment/write-comment';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const updateCommentRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/comment/{id}',
    operationId: 'updateComment',
    summary: 'Change what one said oneself',
    tags: ['Console'],
    access: 'comment',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(WriteCommentRequest) },
    responses: { 200: answers(Comment, 'The comment as it is now, marked as edited') },
  },
  async (c, ctx) => respond(Comment, await updateComment(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
