import { tellOverdueCase } from '#lib/service/case/tell-overdue-case';
import type { Parts } from '#lib/service/context';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

export async function tellOverdueCaseJob(
  parts: Parts,
  { case_id, ...tenant }: JobPayloads['tell-overdue-case'],
): Promise<void> {
  await tellOverdueCase(await jobContext(parts, tenant), case_id);
}
