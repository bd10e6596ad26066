import { z } from 'zod';
import { CheckRequest } from '#lib/contract/desk-check';
import { ChecklistItem } from '#lib/contract/desk-form';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { checkItem } from '#lib/service/operations/desk-checklist';

export const checkDeskFilingRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/check',
    operationId: 'checkDeskFiling',
    summary: 'Check off an item of the checklist',
    description: 'Marks it as done by hand, or takes the mark away.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['filing_claimed', 'transition_not_allowed'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(CheckRequest) },
    responses: { 200: answers(ChecklistItem, 'The item') },
  },
  async (c, ctx) =>
    respond(ChecklistItem, await checkItem(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
