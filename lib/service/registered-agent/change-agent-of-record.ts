import { asc, eq, ne } from 'drizzle-orm';
import type { RegisteredAgentAction } from '#lib/rules/registered-agent/registered-agent-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { renderFiling } from '#lib/service/filing/render-filing';
import { changeRegisteredAgent } from '#lib/service/registered-agent/change-registered-agent';

/**
 * Changes the agent of a business outside its filing, and returns the filing that names it. Locks the filing first, as
 * all code does, so that two changes never deadlock. Null if nothing changed.
 */
export async function changeAgentOfRecord(
  ctx: Context,
  tx: Tx,
  businessId: string,
  action: RegisteredAgentAction,
  changes: Partial<Pick<RegisteredAgentRow, 'reason' | 'started_at' | 'ended_at'>>,
): Promise<RegisteredAgentRow | null> {
  const naming = await tx
    .select()
    .from(filings)
    .where(mine(ctx, filings, eq(filings.business_id, businessId), ne(filings.type, 'ein')))
    .orderBy(asc(filings.id))
    .for('update');
  const last = naming.at(-1);
  const moved = await changeRegisteredAgent(ctx, tx, businessId, action, changes, last?.id ?? null);
  if (moved) for (const filing of naming) await renderFiling(ctx, tx, filing);
  return moved;
}
