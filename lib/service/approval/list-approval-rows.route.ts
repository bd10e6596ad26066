import { ApprovalRowList, ApprovalRowListQuery } from '#lib/contract/approval';
import { listApprovalRows } from '#lib/service/approval/list-approvals';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listApprovalRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/approval',
    operationId: 'listApprovalRows',
    summary: 'List approvals, each with whether the person may decide',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: ApprovalRowListQuery },
    responses: { 200: answers(ApprovalRowList, 'A page of approvals, newest first') },
  },
  async (c, ctx) => respond(ApprovalRowList, await listApprovalRows(ctx, c.req.valid('query'))),
);
