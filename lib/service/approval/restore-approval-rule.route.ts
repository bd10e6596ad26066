import { z } from 'zod';
import { ApprovalRule } from '#lib/contract/approval';
import { restoreApprovalRule } from '#lib/service/approval/restore-approval-rule';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const restoreApprovalRuleRoute = defineRoute(
  {
    method: 'post',
    path: '/console/approval-rule/{id}/restore',
    operationId: 'restoreApprovalRule',
    summary: 'Bring a removed rule back',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(ApprovalRule, 'The rule') },
  },
  async (c, ctx) => respond(ApprovalRule, await restoreApprovalRule(ctx, c.req.valid('param').id)),
);
