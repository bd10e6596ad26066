import { z } from 'zod';
import { CommentList, CommentListQuery } from '#lib/contract/comment';
import { listComments } from '#lib/service/comment/read-comments';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listFilingCommentsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing/{id}/comment',
    operationId: 'listFilingComments',
    summary: 'List what the organization’s people say to each other about a filing',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), query: CommentListQuery },
    responses: { 200: answers(CommentList, 'Comments, newest first') },
  },
  async (c, ctx) =>
    respond(CommentList, await listComments(ctx, 'filing', c.req.valid('param').id, c.req.valid('query'))),
);
