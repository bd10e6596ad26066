import type { Parts } from '#lib/service/context';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { handOverAgent } from '#lib/service/registered-agent/hand-over-agent';

export async function handOverAgentJob(
  parts: Parts,
  { organization_id, mode = 'test', business_id }: JobPayloads['hand-over-agent'],
): Promise<void> {
  await handOverAgent(await jobContext(parts, { organization_id, mode }), business_id);
}
