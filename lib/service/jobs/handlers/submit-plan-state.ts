import type { Parts } from '#lib/service/context';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { submitPlanState } from '#lib/service/plan/submit-plan-state';

export async function submitPlanStateJob(
  parts: Parts,
  { plan_id, jurisdiction, ...tenant }: JobPayloads['submit-plan-state'],
): Promise<void> {
  await submitPlanState(await jobContext(parts, tenant), plan_id, jurisdiction);
}
