import { z } from 'zod';
import { AgentMail } from '#lib/contract/agent-mail';
import { getAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { versionHeader } from '#lib/service/edge/answer-headers';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { versionOf } from '#lib/service/resource-version';

export const getAgentMailRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/agent-mail/{id}',
    operationId: 'getAgentMail',
    summary: 'Get a piece of agent mail',
    description: 'To read it here does not mark it as read.',
    tags: ['Registered agent'],
    access: 'read',
    resource: 'agent_mail',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: answers(AgentMail, 'The piece of mail', versionHeader),
      304: { description: 'The caller holds this version' },
    },
  },
  async (c, ctx) => {
    const mail = await getAgentMail(ctx, c.req.valid('param').id);
    return respond(AgentMail, mail, 200, { ETag: versionOf(mail) });
  },
);
