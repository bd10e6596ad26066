import { ClaimNextRequest, DeskFiling } from '#lib/contract/desk-filing';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, optionalJsonBody, respond } from '#lib/service/edge/route';
import { claimNext } from '#lib/service/operations/claim-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';

export const claimNextRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/claim-next',
    operationId: 'claimNext',
    summary: 'Claim the next filing of the queue',
    description:
      'The first that nobody holds and that waits for the desk. The same `Idempotency-Key` claims once. 204 where none waits.',
    tags: ['Desk'],
    access: 'staff_write',
    idempotent: true,
    request: optionalJsonBody(ClaimNextRequest),
    responses: {
      200: answers(DeskFiling, 'The filing, claimed by you', renewedHeaders),
      204: { description: 'No filing waits' },
    },
  },
  async (c, ctx) => {
    const once = await deskOnceOf(c, ctx, 'claimNext');
    const filing = await claimNext(ctx, c.req.valid('json') ?? {}, once);
    if (!filing) return new Response(null, { status: 204 });
    return respond(DeskFiling, filing, 200, respondedOnce(once));
  },
);
