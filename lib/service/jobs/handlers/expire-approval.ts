import { expireApproval } from '#lib/service/approval/expire-approval';
import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { tenantContext } from '#lib/service/webhook/tenant-context';

export async function expireApprovalJob(
  parts: Parts,
  { organization_id, mode, approval_id }: JobPayloads['expire-approval'],
): Promise<void> {
  const ctx =
    mode === 'test'
      ? await sandboxContext(parts, organization_id)
      : tenantContext(parts, { organization_id, mode });
  await expireApproval(ctx, approval_id);
}
