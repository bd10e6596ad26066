import { ApprovalRule, CreateApprovalRuleRequest } from '#lib/contract/approval';
import { createApprovalRule } from '#lib/service/approval/create-approval-rule';
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
    request: jsonBody(CreateApprovalRuleRequest),
    responses: { 201: answers(ApprovalRule, 'The rule') },
  },
  async (c, ctx) => respond(ApprovalRule, await createApprovalRule(ctx, c.req.valid('json')), 201),
);
