import { z } from 'zod';
import { RegisteredAgent, UpdateRegisteredAgentRequest } from '#lib/contract/registered-agent';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { requestTermination } from '#lib/service/registered-agent/request-termination';

export const updateRegisteredAgentRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/business/{id}/registered-agent',
    operationId: 'updateRegisteredAgent',
    summary: 'Ask to end the registered-agent service',
    description:
      'Opens an `ra_termination` case that asks who takes over; the agent serves until it is resolved.',
    tags: ['Registered agent'],
    access: 'write',
    resource: 'registered_agent',
    problems: ['not_found', 'registered_agent_not_active'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateRegisteredAgentRequest) },
    responses: { 200: answers(RegisteredAgent, 'The registered agent, with its end requested') },
  },
  async (c, ctx) => {
    const { reason } = c.req.valid('json');
    return respond(RegisteredAgent, await requestTermination(ctx, c.req.valid('param').id, reason));
  },
);
