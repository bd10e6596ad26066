import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { changeAgentOfRecord } from '#lib/service/registered-agent/change-agent-of-record';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';

/** Ends the service's work as agent if the handover date has come; otherwise does nothing. */
export function handOverAgent(ctx: Context, businessId: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const { status, handover_at } = await loadServedAgent(ctx, tx, businessId);
    if (status !== 'termination_requested' || handover_at === null || handover_at > ctx.now) return;
    await changeAgentOfRecord(ctx, tx, businessId, 'terminate', { ended_at: handover_at });
  });
}
