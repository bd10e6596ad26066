import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { tellDueObligation } from '#lib/service/obligation/tell-due-obligation';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { tenantContext } from '#lib/service/webhook/tenant-context';

export async function tellDueObligationJob(
  parts: Parts,
  { organization_id, mode, obligation_id }: JobPayloads['tell-due-obligation'],
): Promise<void> {
  const ctx =
    mode === 'test'
      ? await sandboxContext(parts, organization_id)
      : tenantContext(parts, { organization_id, mode });
  await tellDueObligation(ctx, obligation_id);
}
