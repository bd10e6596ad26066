import { z } from 'zod';
import { FilingSubmission } from '#lib/contract/console/filing-rows';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { getFilingSubmission } from '#lib/service/verbs/console/get-filing-submission';

export const getFilingSubmissionRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing/{id}/submission',
    operationId: 'getFilingSubmission',
    summary: 'What was submitted, as it was submitted',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(FilingSubmission, 'What was submitted, as it was submitted') },
  },
  async (c, ctx) => respond(FilingSubmission, await getFilingSubmission(ctx, c.req.valid('param').id)),
);
