import { z } from 'zod';
import { ChangeAgentRequest } from '#lib/contract/desk-agent';
import { RegisteredAgent } from '#lib/contract/registered-agent';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { changeDeskAgent } from '#lib/service/operations/change-desk-agent';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const changeDeskAgentRoute = defineOperationsRoute(
  {
    method: 'patch',
    path: '/v1/operations/business/{id}/registered-agent',
    operationId: 'changeDeskAgent',
    summary: 'Move the registered agent of a business',
    description: 'Of the agent that the service provides: appoint, activate, fail, terminate, or keep.',
    tags: ['Desk case'],
    access: 'staff_write',
    problems: ['not_found', 'conflict', 'filing_claimed'],

    request: { params: z.object({ id: z.string() }), ...jsonBody(ChangeAgentRequest) },
    responses: { 200: answers(RegisteredAgent, 'The registered agent') },
  },
  async (c, ctx) =>
    respond(RegisteredAgent, await changeDeskAgent(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
