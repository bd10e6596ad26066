import { eq } from 'drizzle-orm';
import { RegisteredAgentRequest } from '#lib/contract/party';
import { civilDateOf, isCivilDate } from '#lib/rules/calendar/civil-date';
import { partyLabel } from '#lib/rules/requirement/party-label';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { recordEvent } from '#lib/service/event/record-event';
import { changeAgentOfRecord, lockFilingsNaming } from '#lib/service/registered-agent/change-agent-of-record';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

/**
 * Applies the resolution of the case that asks who takes over: the service stops acting as agent on the handover date,
 * or continues if the answer says so, with the reason given.
 */
export async function endTerminationCase(
  ctx: Context,
  tx: Tx,
  businessId: string,
  { keep_service, reason, termination_date: date, registered_agent }: Record<string, unknown>,
): Promise<void> {
  if (keep_service === true) {
    const why = typeof reason === 'string' && reason.trim() ? reason.trim() : 'The service was kept.';
    await changeAgentOfRecord(ctx, tx, businessId, 'keep', { reason: why });
    return;
  }
  const on = typeof date === 'string' && isCivilDate(date) ? date : civilDateOf(ctx.now);
  const agent = RegisteredAgentRequest.safeParse(registered_agent).data;
  if (agent) await settleHandover(ctx, tx, businessId, on, agent);
  if (on <= civilDateOf(ctx.now)) {
    await changeAgentOfRecord(ctx, tx, businessId, 'terminate', { ended_at: ctx.now });
  }
}

/** Records the next agent and the handover date. The service remains the agent until then. */
async function settleHandover(
  ctx: Context,
  tx: Tx,
  businessId: string,
  on: string,
  { name, address }: RegisteredAgentRequest,
): Promise<void> {
  await lockFilingsNaming(ctx, tx, businessId);
  const row = await loadServedAgent(ctx, tx, businessId);
  const changes = {
    handover_at: new Date(`${on}T00:00:00.000Z`),
    successor: { name: partyLabel(name), address },
    updated_at: ctx.now,
  };
  await tx
    .update(registeredAgents)
    .set(changes)
    .where(mine(ctx, registeredAgents, eq(registeredAgents.id, businessId)));
  await recordEvent(ctx, tx, {
    type: 'registered_agent.updated',
    object: { ...toRegisteredAgent({ ...row, ...changes }), id: row.id },
    before: { ...toRegisteredAgent(row), id: row.id },
  });
}
