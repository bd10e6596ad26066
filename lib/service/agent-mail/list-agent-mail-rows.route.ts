import { AgentMailRows, AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';
import { listAgentMailRows } from '#lib/service/agent-mail/list-agent-mail-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listAgentMailRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/agent-mail',
    operationId: 'listAgentMailRows',
    summary: 'List agent mail for people',
    tags: ['Console'],
    access: 'person',
    request: { query: AgentMailRowsQuery },
    responses: { 200: answers(AgentMailRows, 'Agent mail with who looks after it') },
  },
  async (c, ctx) => respond(AgentMailRows, await listAgentMailRows(ctx, c.req.valid('query'))),
);
