import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { ReviewDeskCaseRequest } from '#lib/contract/desk-move';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { reviewDeskCase } from '#lib/service/operations/review-desk-case';

export const reviewDeskCaseRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/case/{id}/review',
    operationId: 'reviewDeskCase',
    summary: 'Review an answer',
    description:
      '`resolved` puts the answer into effect; `needs_response` sends the case back with the reason.',
    tags: ['Desk case'],
    access: 'staff_write',
    problems: ['not_found', 'filing_claimed', 'transition_not_allowed', 'conflict'],

    request: { params: z.object({ id: z.string() }), ...jsonBody(ReviewDeskCaseRequest) },
    responses: { 200: answers(Case, 'The case after the review') },
  },
  async (c, ctx) => respond(Case, await reviewDeskCase(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
