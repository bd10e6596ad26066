import { z } from 'zod';
import { FilingSubmission } from '#lib/contract/filing-submission';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getFilingSubmission } from '#lib/service/filing/get-filing-submission';

export const getFilingSubmissionRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/{id}/submission',
    operationId: 'getFilingSubmission',
    summary: 'What was submitted, as it was submitted',
    description:
      'The body as it came, with the version of the rules that it was checked against and who sent it.',
    tags: ['Filing'],
    access: 'read',
    resource: 'filing',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(FilingSubmission, 'What was submitted, as it was submitted') },
  },
  async (c, ctx) => respond(FilingSubmission, await getFilingSubmission(ctx, c.req.valid('param').id)),
);
