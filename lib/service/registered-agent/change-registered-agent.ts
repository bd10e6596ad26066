import { eq } from 'drizzle-orm';
import type { Address } from '#lib/contract/address';
import {
  nextAgentStatus,
  type RegisteredAgentAction,
} from '#lib/rules/registered-agent/registered-agent-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type RegisteredAgentRow, registeredAgents } from '#lib/service/db/schema/registered-agents';
import { recordEvent } from '#lib/service/event/record-event';
import { servedFrom } from '#lib/service/registered-agent/registered-offices';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

/**
 * Changes the agent of a business if its state allows the change, and records the event if the service is the agent.
 * Returns the updated row; null if nothing changed.
 */
export async function changeRegisteredAgent(
  ctx: Context,
  tx: Tx,
  businessId: string,
  action: RegisteredAgentAction,
  changes: Partial<Pick<RegisteredAgentRow, 'reason' | 'started_at' | 'ended_at'>> = {},
  filingId: string | null = null,
): Promise<RegisteredAgentRow | null> {
  const own = mine(ctx, registeredAgents, eq(registeredAgents.id, businessId));
  const [agent] = await tx.select().from(registeredAgents).where(own).for('update');
  if (!agent) return null;
  const status = nextAgentStatus(agent.status, action);
  if (status === null) return null;
  // An agent that serves on hands over to nobody.
  const kept = action === 'keep' ? { handover_at: null, successor: null } : {};
  const set = { ...changes, ...kept, status, updated_at: ctx.now };
  const next = { ...agent, ...set, address: agent.address ?? officeNow(ctx, agent) };
  await tx
    .update(registeredAgents)
    .set({ ...set, address: next.address })
    .where(own);
  if (agent.provider === 'service') {
    await recordEvent(ctx, tx, {
      type: 'registered_agent.updated',
      object: { ...toRegisteredAgent(next), id: agent.id },
      before: { ...toRegisteredAgent(agent), id: agent.id },
      filingId,
    });
  }
  return next;
}

/** The operator may have configured the office after the filing was submitted. */
function officeNow({ parts, mode }: Context, { provider, jurisdiction }: RegisteredAgentRow): Address | null {
  return provider === 'service' ? servedFrom(parts.offices, mode, jurisdiction) : null;
}
