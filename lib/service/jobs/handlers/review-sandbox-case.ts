import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

export async function reviewSandboxCaseJob(
  _parts: Parts,
  _payload: JobPayloads['review-sandbox-case'],
): Promise<void> {}
