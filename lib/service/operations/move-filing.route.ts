import { z } from 'zod';
import { MoveFilingRequest } from '#lib/contract/desk-move';
import { Filing } from '#lib/contract/filing';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';
import { moveFiling } from '#lib/service/operations/move-filing';

export const moveFilingRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/move',
    operationId: 'moveFiling',
    summary: 'Move a filing one step on',
    description:
      '`from` is the status that you see. To `completed` the move carries number, date, a document and what was charged. The same `Idempotency-Key` moves once.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['not_found', 'filing_claimed', 'transition_not_allowed', 'stale_filing'],
    idempotent: true,
    request: { params: z.object({ id: z.string() }), ...jsonBody(MoveFilingRequest) },
    responses: { 200: answers(Filing, 'The filing after the step', renewedHeaders) },
  },
  async (c, ctx) => {
    const once = await deskOnceOf(c, ctx, 'moveFiling');
    const moved = await moveFiling(ctx, c.req.valid('param').id, c.req.valid('json'), once);
    return respond(Filing, moved, 200, respondedOnce(once));
  },
);
