import { AgentMailList, AgentMailListQuery } from '#lib/contract/agent-mail';
import { listAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listAgentMailRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/agent-mail',
    operationId: 'listAgentMail',
    summary: 'List what the registered agent received',
    description:
      'Newest first. Each has a scan, which is a document of the business and is read as every other document.',
    tags: ['Registered agent'],
    access: 'read',
    resource: 'agent_mail',
    browser: true,
    request: { query: AgentMailListQuery },
    responses: { 200: answers(AgentMailList, 'A page of mail, newest first') },
  },
  async (c, ctx) => respond(AgentMailList, await listAgentMail(ctx, c.req.valid('query'))),
);
