import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { OpenDeskCaseRequest } from '#lib/contract/desk-move';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';
import { openDeskCase } from '#lib/service/operations/open-desk-case';

export const openDeskCaseRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/case',
    operationId: 'openDeskCase',
    summary: 'Open a case',
    description:
      'Asks the partner for something; the filing waits until the case is closed. A template words what a rejection of the state usually asks for.',
    tags: ['Desk case'],
    access: 'staff_write',
    problems: ['not_found', 'filing_claimed', 'transition_not_allowed'],
    idempotent: true,
    request: { params: z.object({ id: z.string() }), ...jsonBody(OpenDeskCaseRequest) },
    responses: { 201: answers(Case, 'The case', renewedHeaders) },
  },
  async (c, ctx) => {
    const once = await deskOnceOf(c, ctx, 'openDeskCase');
    const opened = await openDeskCase(ctx, c.req.valid('param').id, c.req.valid('json'), once);
    return respond(Case, opened, 201, respondedOnce(once));
  },
);
