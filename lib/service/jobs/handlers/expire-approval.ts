import { expireApproval } from '#lib/service/approval/expire-approval';
import type { Parts } from '#lib/service/context';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

export async function expireApprovalJob(
  parts: Parts,
  { approval_id, ...tenant }: JobPayloads['expire-approval'],
): Promise<void> {
  await expireApproval(await jobContext(parts, tenant), approval_id);
}
