import { z } from 'zod';
import { ApprovalRow } from '#lib/contract/approval';
import { getApprovalRow } from '#lib/service/approval/get-approval';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getApprovalRowRoute = defineRoute(
  {
    method: 'get',
    path: '/console/approval/{id}',
    operationId: 'getApprovalRow',
    summary: 'An approval, with whether the person may decide',
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(ApprovalRow, 'The approval') },
  },
  async (c, ctx) => respond(ApprovalRow, await getApprovalRow(ctx, c.req.valid('param').id)),
);
