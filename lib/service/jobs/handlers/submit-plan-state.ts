import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { submitPlanState } from '#lib/service/plan/submit-plan-state';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { tenantContext } from '#lib/service/webhook/tenant-context';

export async function submitPlanStateJob(
  parts: Parts,
  { organization_id, mode, plan_id, jurisdiction }: JobPayloads['submit-plan-state'],
): Promise<void> {
  const ctx =
    mode === 'test'
      ? await sandboxContext(parts, organization_id)
      : tenantContext(parts, { organization_id, mode });
  await submitPlanState(ctx, plan_id, jurisdiction);
}
