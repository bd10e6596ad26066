import { CreateViewRequest, View } from '#lib/contract/view';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
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
    // What was created under the key may have been deleted.
    problems: ['conflict', 'payload_too_large', 'forbidden', 'not_found'],
    idempotent: true,
    request: jsonBody(CreateViewRequest),
    responses: { 201: answers(View, 'The view', renewedHeaders) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createView');
    return respond(View, await createView(ctx, c.req.valid('json'), once), 201, respondedOnce(once));
  },
);
