import { z } from 'zod';
import { Case, CaseResponse } from '#lib/contract/case';
import { respondToCase } from '#lib/service/case/respond-to-case';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const respondToCaseRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/case/{case_id}/response',
    operationId: 'respondToCase',
    summary: 'Answer a case',
    description:
      'All of the answer is taken or nothing: a wrong one is refused with a pointer to each fault.',
    tags: ['Case'],
    access: 'write',
    resource: 'case',
    problems: ['not_found', 'case_not_awaiting_response'],
    idempotent: true,
    request: { params: z.object({ case_id: z.string() }), ...jsonBody(CaseResponse) },
    responses: { 200: answers(Case, 'The case, under review', renewedHeaders) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'respondToCase');
    const answered = await respondToCase(ctx, c.req.valid('param').case_id, c.req.valid('json'), once);
    return respond(Case, answered, 200, respondedOnce(once));
  },
);
