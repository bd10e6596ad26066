import type { RegisteredAgentStatus } from '#lib/contract/registered-agent';
import { ProblemError } from '#lib/service/errors';

/** For an agent whose status does not allow what was asked; `rest` continues the sentence after the status. */
export function agentRefusal(
  status: RegisteredAgentStatus,
  rest: string,
  code: 'conflict' | 'registered_agent_not_active' = 'conflict',
): ProblemError {
  return new ProblemError(code, `The registered agent is ${status.replaceAll('_', ' ')}${rest}`, {
    registered_agent_status: status,
  });
}
