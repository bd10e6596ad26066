import type { Parts } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { changeAgentOfRecord } from '#lib/service/registered-agent/change-agent-of-record';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';

/** Ends the service's work as agent if the handover date has come; otherwise does nothing. */
export async function handOverAgentJob(
  parts: Parts,
  { organization_id, mode = 'test', business_id }: JobPayloads['hand-over-agent'],
): Promise<void> {
  const ctx = await jobContext(parts, { organization_id, mode });
  await withTenant(ctx, async (tx) => {
    const { status, handover_at } = await loadServedAgent(ctx, tx, business_id);
    if (status !== 'termination_requested' || handover_at === null || handover_at > ctx.now) return;
    await changeAgentOfRecord(ctx, tx, business_id, 'terminate', { ended_at: handover_at });
  });
}
