import type { Parts } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { advanceDueFiling } from '#lib/service/sandbox/advance-sandbox-filing';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';

/** A filing that has ended or been paused meanwhile is no failure: there is nothing left to do. */
export async function advanceSandboxFilingJob(
  parts: Parts,
  { organization_id, filing_id, step_at }: JobPayloads['advance-sandbox-filing'],
): Promise<void> {
  try {
    await advanceDueFiling(await sandboxContext(parts, organization_id), filing_id, step_at);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
