import { decide } from '#lib/service/approval/decide';
import { lockApproval } from '#lib/service/approval/load-approval';
import type { Parts } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

/** Expires an approval that nobody has decided in time; otherwise does nothing. */
export async function expireApprovalJob(
  parts: Parts,
  { approval_id, ...tenant }: JobPayloads['expire-approval'],
): Promise<void> {
  const ctx = await jobContext(parts, tenant);
  await withTenant(ctx, async (tx) => {
    const row = await lockApproval(ctx, tx, approval_id);
    if (row.status !== 'waiting' || row.expires_at > ctx.now) return;
    await decide(ctx, tx, row, { status: 'expired' });
  });
}
