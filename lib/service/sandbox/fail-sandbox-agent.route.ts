import { z } from 'zod';
import { RegisteredAgent } from '#lib/contract/registered-agent';
import { FailSandboxAgentRequest } from '#lib/contract/sandbox';
import { answers, defineRoute, optionalJsonBody, respond } from '#lib/service/edge/route';
import { failSandboxAgent } from '#lib/service/sandbox/fail-sandbox-agent';

export const failSandboxAgentRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/business/{id}/registered-agent/fail',
    operationId: 'failSandboxAgent',
    summary: 'Let the appointment of a test agent fail',
    description:
      'Moves a pending registered agent of ours to `failed`, as where a state refuses the appointment. The filing goes on.',
    tags: ['Sandbox'],
    access: 'sandbox',
    resource: 'sandbox',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...optionalJsonBody(FailSandboxAgentRequest) },
    responses: { 200: answers(RegisteredAgent, 'The registered agent, failed') },
  },
  async (c, ctx) => {
    // Without a body the validator does not run, so the defaults are set here.
    const { reason } = FailSandboxAgentRequest.parse(c.req.valid('json') ?? {});
    return respond(RegisteredAgent, await failSandboxAgent(ctx, c.req.valid('param').id, reason));
  },
);
