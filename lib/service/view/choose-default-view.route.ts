import { ChooseDefaultViewRequest } from '#lib/contract/view';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { chooseDefaultView } from '#lib/service/view/write-view';

export const chooseDefaultViewRoute = defineRoute(
  {
    method: 'put',
    path: '/console/view-default',
    operationId: 'chooseDefaultView',
    summary: 'Choose the view with which a list opens for one',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: jsonBody(ChooseDefaultViewRequest),
    responses: { 204: { description: 'The list opens with it' } },
  },
  async (c, ctx) => {
    await chooseDefaultView(ctx, c.req.valid('json'));
    return new Response(null, { status: 204 });
  },
);
