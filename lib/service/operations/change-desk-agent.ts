import { eq } from 'drizzle-orm';
import type { ChangeAgentRequest } from '#lib/contract/desk-agent';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { officeErrors } from '#lib/rules/requirement/check-registered-agent';
import { supersedeOpenCases } from '#lib/service/case/supersede-open-cases';
import type { Context, OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { recordEvent } from '#lib/service/event/record-event';
import { renderFiling } from '#lib/service/filing/render-filing';
import { actingFor, tenantOfBusiness } from '#lib/service/operations/act-on-filing';
import { refuseClaimedByOther } from '#lib/service/operations/claim-rules';
import { agentRefusal } from '#lib/service/registered-agent/agent-refusal';
import {
  changeAgentOfRecord,
  filingsNaming,
  lockFilingsNaming,
} from '#lib/service/registered-agent/change-agent-of-record';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

/**
 * Changes the status of the agent that the service provides, as its table allows, or names who serves in this state;
 * refused while somebody else works on the filing that names it.
 */
export async function changeDeskAgent(
  operator: OperatorContext,
  businessId: string,
  asked: ChangeAgentRequest,
): Promise<RegisteredAgent> {
  const ctx = actingFor(operator, await tenantOfBusiness(operator, businessId));
  return withTenant(ctx, async (tx) => {
    const agent = await loadServedAgent(ctx, tx, businessId);
    for (const filing of await filingsNaming(ctx, tx, businessId)) refuseClaimedByOther(operator, filing);
    if (asked.action === 'appoint') return appoint(ctx, tx, businessId, asked);
    // The case asks who takes over. It is locked before the agent, as a review of it does.
    if (asked.action === 'keep' || asked.action === 'terminate')
      await supersedeOpenCases(ctx, tx, agent, 'no_response_needed');
    const moved = await changeAgentOfRecord(ctx, tx, agent.id, asked.action, {
      ...(asked.action === 'activate' && { started_at: ctx.now }),
      ...(asked.action === 'terminate' && { ended_at: ctx.now }),
      // Without one, the reason that the partner gave stays.
      ...(asked.action !== 'activate' && asked.reason && { reason: asked.reason }),
    });
    if (moved) return toRegisteredAgent(moved);
    const words = { activate: 'made active', fail: 'failed', terminate: 'ended', keep: 'kept' };
    throw agentRefusal(agent.status, ` and cannot be ${words[asked.action]}.`);
  });
}

type Appointment = Extract<ChangeAgentRequest, { action: 'appoint' }>;

/** Names who serves as the service's agent, and where; an appointment that failed starts again. */
async function appoint(
  ctx: Context,
  tx: Tx,
  businessId: string,
  { name, address }: Appointment,
): Promise<RegisteredAgent> {
  const naming = await lockFilingsNaming(ctx, tx, businessId);
  const own = mine(ctx, registeredAgents, eq(registeredAgents.id, businessId));
  const agent = await loadServedAgent(ctx, tx, businessId);
  // A filing may be completed before anybody has named the office.
  const isUnnamed = agent.status === 'active' && agent.address === null;
  if (!isUnnamed && agent.status !== 'pending' && agent.status !== 'failed') {
    const rest = '; only a pending or failed one can be appointed, or an active one without an office.';
    throw agentRefusal(agent.status, rest);
  }
  const { jurisdiction: code } = agent;
  const state = { code, name: ctx.parts.jurisdictions.get(code)?.name ?? code };
  const faults = officeErrors(address, '/address', state);
  if (faults.length > 0) throw invalid(faults);
  const status = isUnnamed ? ('active' as const) : ('pending' as const);
  const changes = { status, name, address, reason: isUnnamed ? agent.reason : null, updated_at: ctx.now };
  await tx.update(registeredAgents).set(changes).where(own);
  const after = toRegisteredAgent({ ...agent, ...changes });
  await recordEvent(ctx, tx, {
    type: 'registered_agent.updated',
    object: { ...after, id: agent.id },
    before: { ...toRegisteredAgent(agent), id: agent.id },
    filingId: naming.at(-1)?.id ?? null,
  });
  for (const filing of naming) await renderFiling(ctx, tx, filing);
  return after;
}
