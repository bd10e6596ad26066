import { tellOverdueCase } from '#lib/service/case/tell-overdue-case';
import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { tenantContext } from '#lib/service/webhook/tenant-context';

export async function tellOverdueCaseJob(
  parts: Parts,
  { organization_id, mode, case_id }: JobPayloads['tell-overdue-case'],
): Promise<void> {
  const ctx =
    mode === 'test'
      ? await sandboxContext(parts, organization_id)
      : tenantContext(parts, { organization_id, mode });
  await tellOverdueCase(ctx, case_id);
}
