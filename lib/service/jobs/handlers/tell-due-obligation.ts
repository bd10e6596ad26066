import type { Parts } from '#lib/service/context';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { tellDueObligation } from '#lib/service/obligation/tell-due-obligation';

export async function tellDueObligationJob(
  parts: Parts,
  { obligation_id, ...tenant }: JobPayloads['tell-due-obligation'],
): Promise<void> {
  await tellDueObligation(await jobContext(parts, tenant), obligation_id);
}
