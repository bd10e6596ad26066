import { eq } from 'drizzle-orm';
import type { RegisteredAgentRequest } from '#lib/contract/party';
import { partyLabel } from '#lib/rules/requirement/party-label';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { recordEvent } from '#lib/service/event/record-event';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

/** Replaces the agent of an open filing with the caller's; the caller builds the filing resource. */
export async function appointAgent(
  ctx: Context,
  tx: Tx,
  { id, business_id }: Pick<FilingRow, 'id' | 'business_id'>,
  agent: RegisteredAgentRequest,
): Promise<void> {
  const own = mine(ctx, registeredAgents, eq(registeredAgents.id, business_id));
  const [row] = await tx.select().from(registeredAgents).where(own).for('update');
  if (!row) return;
  const changes = {
    provider: 'external',
    // A failed appointment starts over with the new agent.
    status: row.status === 'failed' ? 'pending' : row.status,
    name: partyLabel(agent.name),
    address: agent.address,
    reason: null,
    updated_at: ctx.now,
  } as const;
  await tx.update(registeredAgents).set(changes).where(own);
  if (row.provider !== 'service') return;
  await recordEvent(ctx, tx, {
    type: 'registered_agent.updated',
    object: { ...toRegisteredAgent({ ...row, ...changes }), id: row.id },
    before: { ...toRegisteredAgent(row), id: row.id },
    filingId: id,
  });
}
