import { z } from 'zod';
import { Comment, WriteCommentRequest } from '#lib/contract/comment';
import { createComment } from '#lib/service/comment/write-comment';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
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
    idempotent: true,
    request: { params: z.object({ id: z.string() }), ...jsonBody(WriteCommentRequest) },
    responses: { 201: answers(Comment, 'What was said', renewedHeaders) },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    const once = onceOf(c, 'createFilingComment');
    const comment = await createComment(ctx, 'filing', id, c.req.valid('json'), once);
    return respond(Comment, comment, 201, respondedOnce(once));
  },
);
