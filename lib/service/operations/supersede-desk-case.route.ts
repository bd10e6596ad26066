import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { SupersedeDeskCaseRequest } from '#lib/contract/desk-move';
import { answers, optionalJsonBody, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { supersedeDeskCase } from '#lib/service/operations/review-desk-case';

export const supersedeDeskCaseRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/case/{id}/supersede',
    operationId: 'supersedeDeskCase',
    summary: 'Supersede a case',
    description:
      'Ends a case that no longer needs an answer. If it asks who takes over as registered agent, the service stays the agent.',
    tags: ['Desk case'],
    access: 'staff_write',
    problems: ['not_found', 'filing_claimed', 'transition_not_allowed', 'conflict'],

    request: { params: z.object({ id: z.string() }), ...optionalJsonBody(SupersedeDeskCaseRequest) },
    responses: { 200: answers(Case, 'The superseded case') },
  },
  async (c, ctx) => {
    const asked = c.req.valid('json') ?? {};
    return respond(Case, await supersedeDeskCase(ctx, c.req.valid('param').id, asked));
  },
);
