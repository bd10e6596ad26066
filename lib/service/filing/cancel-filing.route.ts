import { z } from 'zod';
import { CancelFilingRequest, Filing } from '#lib/contract/filing';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, optionalJsonBody, respond } from '#lib/service/edge/route';
import { cancelFiling } from '#lib/service/filing/cancel-filing';

export const cancelFilingRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/filing/{id}/cancel',
    operationId: 'cancelFiling',
    summary: 'Cancel a filing until it enters processing',
    description:
      'Possible until the filing enters `processing`. Its open cases are superseded and its registered agent is canceled.',
    tags: ['Filing'],
    access: 'write',
    resource: 'filing',
    problems: ['not_found', 'filing_not_cancelable'],
    idempotent: true,
    request: {
      params: z.object({ id: z.string() }),
      ...optionalJsonBody(CancelFilingRequest),
    },
    responses: { 200: answers(Filing, 'The canceled filing', renewedHeaders) },
  },
  async (c, ctx) => {
    // Without a body there is nothing to validate, and the validated value is an empty object.
    const { reason } = c.req.valid('json') ?? {};
    const once = onceOf(c, 'cancelFiling');
    const canceled = await cancelFiling(ctx, c.req.valid('param').id, reason, once);
    return respond(Filing, canceled, 200, respondedOnce(once));
  },
);
