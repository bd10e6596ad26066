import { z } from 'zod';
import { Comment, WriteCommentRequest } from '#lib/contract/comment';
import { createComment } from '#lib/service/comment/write-comment';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const createFilingCommentRoute = defineRoute(
  {
    method: 'post',
    path: '/console/filing/{id}/comment',
    operationId: 'createFilingComment',
    summary: 'Say something about a filing to the people of the organization',
    tags: ['Console'],
    access: 'comment',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(WriteCommentRequest) },
    responses: { 201: answers(Comment, 'What was said') },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return respond(Comment, await createComment(ctx, 'filing', id, c.req.valid('json')), 201);
  },
);
