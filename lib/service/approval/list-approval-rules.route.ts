import { ApprovalRuleList } from '#lib/contract/approval';
import { PageQuery } from '#lib/contract/list';
import { listApprovalRules } from '#lib/service/approval/list-approval-rules';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listApprovalRulesRoute = defineRoute(
  {
    method: 'get',
    path: '/console/approval-rule',
    operationId: 'listApprovalRules',
    summary: 'List the rules by which submissions wait for an approval',
    tags: ['Console'],
    access: 'person',
    request: { query: PageQuery },
    responses: { 200: answers(ApprovalRuleList, 'A page of rules, the newest first') },
  },
  async (c, ctx) => respond(ApprovalRuleList, await listApprovalRules(ctx, c.req.valid('query'))),
);
