import { ApprovalList, ApprovalListQuery } from '#lib/contract/approval';
import { listApprovals } from '#lib/service/approval/list-approvals';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listApprovalsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/approval',
    operationId: 'listApprovals',
    summary: 'List approvals',
    description:
      'Newest first. An approval is a submission that passed its checks and waits until somebody else approves it: see the answer 202 of a submission.',
    tags: ['Approval'],
    access: 'read',
    resource: 'approval',
    browser: true,
    request: { query: ApprovalListQuery },
    responses: { 200: answers(ApprovalList, 'A page of approvals, newest first') },
  },
  async (c, ctx) => respond(ApprovalList, await listApprovals(ctx, c.req.valid('query'))),
);
