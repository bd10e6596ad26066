import { z } from 'zod';
import { RegisteredAgent } from '#lib/contract/registered-agent';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getRegisteredAgent } from '#lib/service/registered-agent/get-registered-agent';

export const getRegisteredAgentRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/business/{id}/registered-agent',
    operationId: 'getRegisteredAgent',
    summary: 'Get the registered agent of a business record',
    description: 'Not found where the service never served as its agent.',
    tags: ['Registered agent'],
    access: 'read',
    resource: 'registered_agent',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(RegisteredAgent, 'The registered agent') },
  },
  async (c, ctx) => respond(RegisteredAgent, await getRegisteredAgent(ctx, c.req.valid('param').id)),
);

/** The same operation at the path in the interface document. */
export const getRegisteredAgentWithoutVersionRoute = defineRoute(
  {
    method: 'get',
    path: '/business/{id}/registered-agent',
    operationId: 'getRegisteredAgentWithoutVersion',
    summary: 'Get the registered agent of a business record',
    description: 'The same as under /v1.',
    tags: ['Registered agent'],
    access: 'read',
    resource: 'registered_agent',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(RegisteredAgent, 'The registered agent') },
  },
  async (c, ctx) => respond(RegisteredAgent, await getRegisteredAgent(ctx, c.req.valid('param').id)),
);
