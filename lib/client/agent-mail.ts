import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { AgentMail, AgentMailListQuery, UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import type { List } from '#lib/contract/list';

export function agentMailCalls({ json }: Transport) {
  return {
    list: (query: Partial<AgentMailListQuery> = {}, signal?: AbortSignal) =>
      json<List<AgentMail>>({ method: 'GET', path: '/v1/agent-mail', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<AgentMail>({ method: 'GET', path: path`/v1/agent-mail/${id}`, signal }),
    /** Marks it as read, or sets its tags and note. */
    update: (id: string, body: UpdateAgentMailRequest) =>
      json<AgentMail>({ method: 'PATCH', path: path`/v1/agent-mail/${id}`, body }),
  };
}
