import { asc, eq, ne } from 'drizzle-orm';
import type { RegisteredAgentAction } from '#lib/rules/registered-agent/registered-agent-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { renderFiling } from '#lib/service/filing/render-filing';
import { changeRegisteredAgent } from '#lib/service/registered-agent/change-registered-agent';

/** Changes the agent of a business outside its filing, and returns the changed row. Null if nothing changed. */
export async function changeAgentOfRecord(
  ctx: Context,
  tx: Tx,
  businessId: string,
  action: RegisteredAgentAction,
  changes: Partial<Pick<RegisteredAgentRow, 'reason' | 'started_at' | 'ended_at'>>,
): Promise<RegisteredAgentRow | null> {
  const naming = await lockFilingsNaming(ctx, tx, businessId);
  const last = naming.at(-1);
  const moved = await changeRegisteredAgent(ctx, tx, businessId, action, changes, last?.id ?? null);
  if (moved) for (const filing of naming) await renderFiling(ctx, tx, filing);
  return moved;
}

/** The filings that name the agent of a business. */
export function filingsNaming(ctx: Context, tx: Tx, businessId: string) {
  return tx
    .select()
    .from(filings)
    .where(mine(ctx, filings, eq(filings.business_id, businessId), ne(filings.type, 'ein')))
    .orderBy(asc(filings.id));
}

/**
 * The filings that name the agent of a business. Every change locks them before the agent, so that two changes never
 * deadlock.
 */
export function lockFilingsNaming(ctx: Context, tx: Tx, businessId: string): Promise<FilingRow[]> {
  return filingsNaming(ctx, tx, businessId).for('update');
}
