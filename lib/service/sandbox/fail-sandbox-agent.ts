import type { RegisteredAgent, RegisteredAgentStatus } from '#lib/contract/registered-agent';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import type { ProblemError } from '#lib/service/errors';
import { agentRefusal } from '#lib/service/registered-agent/agent-refusal';
import { changeAgentOfRecord } from '#lib/service/registered-agent/change-agent-of-record';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

/** Makes the appointment of a pending agent fail, as when a state refuses it. */
export function failSandboxAgent(ctx: Context, businessId: string, reason: string): Promise<RegisteredAgent> {
  return withTenant(ctx, async (tx) => {
    const agent = await loadServedAgent(ctx, tx, businessId);
    const failed = await changeAgentOfRecord(ctx, tx, agent.id, 'fail', { reason });
    if (failed) return toRegisteredAgent(failed);
    throw cannotFail(agent.status);
  });
}

export function cannotFail(status: RegisteredAgentStatus): ProblemError {
  return agentRefusal(status, '; only a pending one can fail.');
}
