import { z } from 'zod';
import { Comment, WriteCommentRequest } from '#lib/contract/comment';
import { createComment } from '#lib/service/comment/write-comment';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const createCaseCommentRoute = defineRoute(
  {
    method: 'post',
    path: '/console/case/{id}/comment',
    operationId: 'createCaseComment',
    summary: 'Say something about a case to the people of the organization',
    tags: ['Console'],
    access: 'comment',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(WriteCommentRequest) },
    responses: { 201: answers(Comment, 'What was said') },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return respond(Comment, await createComment(ctx, 'case', id, c.req.valid('json')), 201);
  },
);
