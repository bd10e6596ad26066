import { z } from 'zod';
import { DeskCancelRequest } from '#lib/contract/desk-move';
import { Filing } from '#lib/contract/filing';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { cancelDeskFiling } from '#lib/service/operations/cancel-desk-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const cancelDeskFilingRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/cancel',
    operationId: 'cancelDeskFiling',
    summary: 'Cancel a filing for the service',
    description:
      'Possible until it enters `processing`. The partner reads the reason; `canceled_by` is `palm`.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['not_found', 'filing_claimed', 'transition_not_allowed', 'filing_not_cancelable'],

    request: { params: z.object({ id: z.string() }), ...jsonBody(DeskCancelRequest) },
    responses: { 200: answers(Filing, 'The canceled filing') },
  },
  async (c, ctx) =>
    respond(Filing, await cancelDeskFiling(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
