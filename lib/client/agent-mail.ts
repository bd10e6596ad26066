import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { AgentMail, AgentMailListQuery, UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import type { List } from '#lib/contract/list';

export function agentMailCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<AgentMailListQuery> = {}, signal?: AbortSignal) =>
      json<List<AgentMail>>({ method: 'GET', path: '/v1/agent-mail', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<AgentMail>({ method: 'GET', path: path`/v1/agent-mail/${id}`, signal }),
    /** With the ETag of its version, for `update`. */
    getWithVersion: async (id: string, signal?: AbortSignal) => {
      const response = await send({ method: 'GET', path: path`/v1/agent-mail/${id}`, signal });
      return { mail: (await response.json()) as AgentMail, version: response.headers.get('ETag') };
    },
    /** Marks it as read, or sets its tags and note. With `version`, `precondition_failed` if it has changed since. */
    update: (id: string, body: UpdateAgentMailRequest, version?: string | null) =>
      json<AgentMail>({
        method: 'PATCH',
        path: path`/v1/agent-mail/${id}`,
        body,
        ifMatch: version,
      }),
  };
}
