import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { handOverDueAgent } from '#lib/service/sandbox/hand-over-agent';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';

export async function handOverAgentJob(
  parts: Parts,
  { organization_id, business_id }: JobPayloads['hand-over-agent'],
): Promise<void> {
  await handOverDueAgent(await sandboxContext(parts, organization_id), business_id);
}
