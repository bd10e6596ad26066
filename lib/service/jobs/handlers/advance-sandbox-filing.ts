import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

export async function advanceSandboxFilingJob(
  _parts: Parts,
  _payload: JobPayloads['advance-sandbox-filing'],
): Promise<void> {}
