import { z } from 'zod';
import { DeskFiling } from '#lib/contract/desk-filing';
import { answers, respond } from '#lib/service/edge/route';
import { releaseFiling } from '#lib/service/operations/claim-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const releaseFilingRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/release',
    operationId: 'releaseFiling',
    summary: 'Let a filing go',
    description: 'Somebody else can claim it then. A lead may let go what another holds.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['filing_claimed', 'transition_not_allowed'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(DeskFiling, 'The filing, held by nobody') },
  },
  async (c, ctx) => respond(DeskFiling, await releaseFiling(ctx, c.req.valid('param').id)),
);
