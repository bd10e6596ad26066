import { z } from 'zod';
import { View } from '#lib/contract/view';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { restoreView } from '#lib/service/view/restore-view';

export const restoreViewRoute = defineRoute(
  {
    method: 'post',
    path: '/console/view/{id}/restore',
    operationId: 'restoreView',
    summary: 'Bring a deleted view back',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(View, 'The view') },
  },
  async (c, ctx) => respond(View, await restoreView(ctx, c.req.valid('param').id)),
);
