import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { RegisteredAgent, UpdateRegisteredAgentRequest } from '#lib/contract/registered-agent';

export function registeredAgentCalls({ json }: Transport) {
  return {
    /** The agent of a business record, in the state of that record. `not_found` if the service was never its agent. */
    get: (businessId: string, signal?: AbortSignal) =>
      json<RegisteredAgent>({
        method: 'GET',
        path: path`/v1/business/${businessId}/registered-agent`,
        signal,
      }),
    /** Requests the end of the service: a case then asks who takes over. */
    update: (businessId: string, body: UpdateRegisteredAgentRequest) =>
      json<RegisteredAgent>({
        method: 'PATCH',
        path: path`/v1/business/${businessId}/registered-agent`,
        body,
      }),
  };
}
