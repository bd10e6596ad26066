import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { AgentMailRowShown, AgentMailRows, AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';

export function agentMailRowCalls({ json }: Transport) {
  return {
    list: (query: Partial<AgentMailRowsQuery> = {}, signal?: AbortSignal) =>
      json<AgentMailRows>({ method: 'GET', path: '/console/agent-mail', query, signal }),
    get: (id: string) => json<AgentMailRowShown>({ method: 'GET', path: path`/console/agent-mail/${id}` }),
  };
}
