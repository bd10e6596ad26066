import { z } from 'zod';
import { ClaimFilingRequest, DeskFiling } from '#lib/contract/desk-filing';
import { claimHours } from '#lib/contract/lifetimes';
import { answers, optionalJsonBody, respond } from '#lib/service/edge/route';
import { claimFiling } from '#lib/service/operations/claim-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const claimFilingRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/claim',
    operationId: 'claimFiling',
    summary: 'Claim a filing',
    description: `You work on it until you let it go, or until ${claimHours} hours pass without a move. A lead may take over a filing that somebody else works on.`,
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['filing_claimed', 'transition_not_allowed'],
    request: { params: z.object({ id: z.string() }), ...optionalJsonBody(ClaimFilingRequest) },
    responses: { 200: answers(DeskFiling, 'The filing, claimed by you') },
  },
  async (c, ctx) => {
    const asked = c.req.valid('json') ?? {};
    return respond(DeskFiling, await claimFiling(ctx, c.req.valid('param').id, asked));
  },
);
