import { z } from 'zod';
import { AgentMail, UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import { updateAgentMail } from '#lib/service/agent-mail/update-agent-mail';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const updateAgentMailRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/agent-mail/{id}',
    operationId: 'updateAgentMail',
    summary: 'Mark agent mail as read, tag it, note something',
    description: 'A member that is left out stays as it is. `tags` replaces all tags.',
    tags: ['Registered agent'],
    access: 'write',
    resource: 'agent_mail',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateAgentMailRequest) },
    responses: { 200: answers(AgentMail, 'The piece of mail as it is now') },
  },
  async (c, ctx) =>
    respond(AgentMail, await updateAgentMail(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
