import type { Parts } from '#lib/service/context';
import { advanceSandboxFilingJob } from '#lib/service/jobs/handlers/advance-sandbox-filing';
import { expireIdempotencyKeysJob } from '#lib/service/jobs/handlers/expire-idempotency-keys';
import { reviewSandboxCaseJob } from '#lib/service/jobs/handlers/review-sandbox-case';
import type { JobName, JobPayloads } from '#lib/service/jobs/job-names';

type Handlers = { [N in JobName]: (parts: Parts, payload: JobPayloads[N]) => Promise<void> };

const handlers: Handlers = {
  'advance-sandbox-filing': advanceSandboxFilingJob,
  'review-sandbox-case': reviewSandboxCaseJob,
  'expire-idempotency-keys': expireIdempotencyKeysJob,
};

/** Works off every queue. A job that fails is tried again with growing pauses. */
export async function startWorker(parts: Parts): Promise<void> {
  for (const name of Object.keys(handlers) as JobName[]) {
    const handle = handlers[name] as (parts: Parts, payload: unknown) => Promise<void>;
    await parts.jobs.boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 50 }, async (batch) => {
      for (const job of batch) await handle(parts, job.data);
    });
  }
}
