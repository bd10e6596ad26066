import { z } from 'zod';
import { AgentMail, UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import { updateAgentMail } from '#lib/service/agent-mail/update-agent-mail';
import { ifMatchHeader, versionHeader } from '#lib/service/edge/answer-headers';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { versionOf } from '#lib/service/resource-version';

export const updateAgentMailRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/agent-mail/{id}',
    operationId: 'updateAgentMail',
    summary: 'Mark agent mail as read, tag it, note something',
    description:
      'A member that is left out stays as it is. `tags` replaces all tags. With `If-Match` the change is made only where the piece of mail is still the version that you have read.',
    tags: ['Registered agent'],
    access: 'write',
    resource: 'agent_mail',
    problems: ['not_found', 'precondition_failed'],
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchHeader,
      ...jsonBody(UpdateAgentMailRequest),
    },
    responses: { 200: answers(AgentMail, 'The piece of mail as it is now', versionHeader) },
  },
  async (c, ctx) => {
    const ifMatch = c.req.valid('header')['if-match'];
    const mail = await updateAgentMail(ctx, c.req.valid('param').id, c.req.valid('json'), ifMatch);
    return respond(AgentMail, mail, 200, { ETag: versionOf(mail) });
  },
);
