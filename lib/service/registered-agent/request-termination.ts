import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { dayMs } from '#lib/rules/calendar/durations';
import { defaultCase } from '#lib/rules/sandbox/default-case';
import { loadBusiness } from '#lib/service/business/get-business';
import { openCase } from '#lib/service/case/open-case';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { agentRefusal } from '#lib/service/registered-agent/agent-refusal';
import { changeAgentOfRecord } from '#lib/service/registered-agent/change-agent-of-record';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

const daysToNameSuccessor = 30;

/**
 * Requests the end of the service and opens the case that asks who takes over; the service remains the agent until the
 * case is resolved.
 */
export function requestTermination(
  ctx: Context,
  businessId: string,
  reason: string,
): Promise<RegisteredAgent> {
  return withTenant(ctx, async (tx) => {
    const agent = await loadServedAgent(ctx, tx, businessId);
    const moved = await changeAgentOfRecord(ctx, tx, agent.id, 'request_termination', { reason });
    if (!moved)
      throw agentRefusal(agent.status, '; only an active one can be ended.', 'registered_agent_not_active');
    const business = await loadBusiness(ctx, tx, agent.id);
    const asked = defaultCase('ra_termination', {
      legalName: business.legal_name,
      jurisdictionName: ctx.parts.jurisdictions.get(agent.jurisdiction)?.name ?? agent.jurisdiction,
    });
    await openCase(ctx, tx, {
      ...asked,
      parentType: 'business',
      parentId: agent.id,
      kind: 'ra_termination',
      metadata: business.metadata,
      dueAt: new Date(ctx.now.getTime() + daysToNameSuccessor * dayMs),
    });
    return toRegisteredAgent(moved);
  });
}
