import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { reviewDueCase } from '#lib/service/verbs/sandbox/review-sandbox-case';

export async function reviewSandboxCaseJob(
  parts: Parts,
  { organization_id, case_id }: JobPayloads['review-sandbox-case'],
): Promise<void> {
  await reviewDueCase(await sandboxContext(parts, organization_id), case_id);
}
