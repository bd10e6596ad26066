import { CreateViewRequest, View } from '#lib/contract/view';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createView } from '#lib/service/view/write-view';

export const createViewRoute = defineRoute(
  {
    method: 'post',
    path: '/console/view',
    operationId: 'createView',
    summary: 'Keep the filters of a list under a name',
    tags: ['Console'],
    access: 'person',
    problems: ['conflict', 'payload_too_large', 'forbidden'],
    request: jsonBody(CreateViewRequest),
    responses: { 201: answers(View, 'The view') },
  },
  async (c, ctx) => respond(View, await createView(ctx, c.req.valid('json')), 201),
);
