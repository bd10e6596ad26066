import type { JobName, JobPayloads } from '#lib/service/jobs/job-names';
import type { Harness } from '#lib/testing/harness';

/** Takes the waiting jobs of a queue, like a worker that is then killed. */
export async function takeJobs<N extends JobName>({ parts }: Harness, name: N): Promise<JobPayloads[N][]> {
  const jobs = await parts.jobs.boss.fetch<JobPayloads[N]>(name, { batchSize: 1000 });
  await Promise.all(jobs.map(({ id }) => parts.jobs.boss.complete(name, id)));
  return jobs.map(({ data }) => data);
}
