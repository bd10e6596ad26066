import { ReadCommentsRequest } from '#lib/contract/comment';
import { markCommentsRead } from '#lib/service/comment/mark-comments-read';
import { defineRoute, jsonBody } from '#lib/service/edge/route';

export const markCommentsReadRoute = defineRoute(
  {
    method: 'post',
    path: '/console/comment-reading',
    operationId: 'markCommentsRead',
    summary: 'Note that one has read the comments that mention one',
    tags: ['Console'],
    access: 'person',
    request: jsonBody(ReadCommentsRequest),
    responses: { 204: { description: 'They wait for one no longer' } },
  },
  async (c, ctx) => {
    await markCommentsRead(ctx, c.req.valid('json'));
    return new Response(null, { status: 204 });
  },
);
