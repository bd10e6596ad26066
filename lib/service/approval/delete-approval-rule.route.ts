import { z } from 'zod';
import { deleteApprovalRule } from '#lib/service/approval/delete-approval-rule';
import { defineRoute } from '#lib/service/edge/route';

export const deleteApprovalRuleRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/approval-rule/{id}',
    operationId: 'deleteApprovalRule',
    summary: 'Remove a rule',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'It holds nothing any more' } },
  },
  async (c, ctx) => {
    await deleteApprovalRule(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
