import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { reviewDueCase } from '#lib/service/sandbox/review-sandbox-case';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';

export async function reviewSandboxCaseJob(
  parts: Parts,
  { organization_id, case_id }: JobPayloads['review-sandbox-case'],
): Promise<void> {
  await reviewDueCase(await sandboxContext(parts, organization_id), case_id);
}
