import { z } from 'zod';
import { UpdateViewRequest, View } from '#lib/contract/view';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateView } from '#lib/service/view/write-view';

export const updateViewRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/view/{id}',
    operationId: 'updateView',
    summary: 'Rename a view, share it, or keep other filters in it',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found', 'conflict', 'payload_too_large', 'forbidden'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateViewRequest) },
    responses: { 200: answers(View, 'The view as it is now') },
  },
  async (c, ctx) => respond(View, await updateView(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
