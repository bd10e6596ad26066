import { ApprovalRule, CreateApprovalRuleRequest } from '#lib/contract/approval';
import { createApprovalRule } from '#lib/service/approval/create-approval-rule';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const createApprovalRuleRoute = defineRoute(
  {
    method: 'post',
    path: '/console/approval-rule',
    operationId: 'createApprovalRule',
    summary: 'Add a rule by which submissions wait for an approval',
    tags: ['Console'],
    access: 'administer',
    problems: ['conflict', 'payload_too_large'],
    idempotent: true,
    request: jsonBody(CreateApprovalRuleRequest),
    responses: { 201: answers(ApprovalRule, 'The rule', renewedHeaders) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createApprovalRule');
    const rule = await createApprovalRule(ctx, c.req.valid('json'), once);
    return respond(ApprovalRule, rule, 201, respondedOnce(once));
  },
);
