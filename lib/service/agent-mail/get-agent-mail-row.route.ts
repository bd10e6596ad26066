import { z } from 'zod';
import { AgentMailRowShown } from '#lib/contract/agent-mail-rows';
import { getAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { findOwners } from '#lib/service/assignment/find-owners';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getAgentMailRowRoute = defineRoute(
  {
    method: 'get',
    path: '/console/agent-mail/{id}',
    operationId: 'getAgentMailRow',
    summary: 'Get a piece of agent mail with who looks after it',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(AgentMailRowShown, 'The piece of mail and its owner') },
  },
  async (c, ctx) => {
    const mail = await getAgentMail(ctx, c.req.valid('param').id);
    const owners = await findOwners(ctx, [mail.id]);
    return respond(AgentMailRowShown, { mail, owner: owners.get(mail.id) ?? null });
  },
);
