import { z } from 'zod';
import { ApprovalSubmission } from '#lib/contract/approval';
import { getApprovalSubmission } from '#lib/service/approval/get-approval';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getApprovalSubmissionRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/approval/{id}/submission',
    operationId: 'getApprovalSubmission',
    summary: 'Get what was submitted and waits',
    description:
      'The body as it was sent: what an approval submits, byte for byte. A tax id is shown by its last four digits.',
    tags: ['Approval'],
    access: 'read',
    resource: 'approval',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(ApprovalSubmission, 'The submission') },
  },
  async (c, ctx) => respond(ApprovalSubmission, await getApprovalSubmission(ctx, c.req.valid('param').id)),
);
