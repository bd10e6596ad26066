import type { Job } from 'pg-boss';
import { expireApprovalJob } from '#lib/service/approval/expire-approval';
import { mailApprovalJob } from '#lib/service/approval/mail-approval';
import { expireTrail } from '#lib/service/audit/expire-trail';
import { keepSealing } from '#lib/service/audit/keep-sealing';
import { recordOverdueCaseJob } from '#lib/service/case/record-overdue-case';
import type { Parts } from '#lib/service/context';
import { makePartitions } from '#lib/service/db/partitions';
import type { JobName, JobPayloads } from '#lib/service/jobs/job-names';
import { repeatedly } from '#lib/service/jobs/repeatedly';
import { sweep } from '#lib/service/jobs/sweep';
import { sendMailJob } from '#lib/service/mail/enqueue-mail';
import { sendDigestsJob } from '#lib/service/notice/send-digests';
import { sendNoticesJob } from '#lib/service/notice/send-notices';
import { recordDueObligationJob } from '#lib/service/obligation/record-due-obligation';
import { mailPasswordResetJob } from '#lib/service/person/mail-password-reset';
import { submitPlanStateJob } from '#lib/service/plan/submit-plan-state';
import { handOverAgentJob } from '#lib/service/registered-agent/hand-over-agent';
import { expireRequestsJob } from '#lib/service/request-log/expire-requests';
import { advanceSandboxFilingJob } from '#lib/service/sandbox/advance-sandbox-filing';
import { reviewSandboxCaseJob } from '#lib/service/sandbox/review-sandbox-case';
import { expireSessionsJob } from '#lib/service/session/expire-sessions';
import { expireIdempotencyKeysJob } from '#lib/service/submission/expire-idempotency-keys';
import { Deliveries } from '#lib/service/webhook/deliveries';
import { expireWebhookDeliveriesJob } from '#lib/service/webhook/expire-webhook-deliveries';
import { inSpan, type SpanOptions } from '#lib/tracing/tracing';

type Handlers = { [N in JobName]: (parts: Parts, payload: JobPayloads[N]) => Promise<void> };

const handlers: Handlers = {
  'advance-sandbox-filing': advanceSandboxFilingJob,
  'review-sandbox-case': reviewSandboxCaseJob,
  'submit-plan-state': submitPlanStateJob,
  'hand-over-agent': handOverAgentJob,
  'tell-overdue-case': recordOverdueCaseJob,
  'expire-approval': expireApprovalJob,
  'mail-approval': mailApprovalJob,
  'send-notices': sendNoticesJob,
  'send-digests': sendDigestsJob,
  'tell-due-obligation': recordDueObligationJob,
  'expire-idempotency-keys': expireIdempotencyKeysJob,
  'expire-requests': expireRequestsJob,
  'expire-webhook-deliveries': expireWebhookDeliveriesJob,
  'expire-sessions': expireSessionsJob,
  'expire-audit-entries': expireTrail,
  'make-partitions': makePartitions,
  'send-mail': sendMailJob,
  'mail-password-reset': mailPasswordResetJob,
};

/** Queues of jobs that are delayed by seconds; all other jobs run on notification. */
const putOff: readonly JobName[] = ['advance-sandbox-filing', 'review-sandbox-case'];

// A notification wakes the worker at once; polling finds delayed jobs, and everything if no notification arrives. Each
// poll costs the database a statement, for every queue and process.
function pollEvery(name: JobName) {
  const seconds = putOff.includes(name) ? 0.5 : 2;
  return { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
}

const sweepEveryMs = 30_000;

// Microsoft 365 refuses a fourth connection of the same login.
const atOnce = (name: JobName) => ({ batchSize: name === 'send-mail' ? 3 : 50 });

const workOptions = {
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** A job continues the trace of what enqueued it. */
function spanOf({ id, name, data }: Job<unknown>): SpanOptions {
  const carried = typeof data === 'object' && data && 'traceparent' in data ? data.traceparent : null;
  return {
    kind: 'consumer',
    parent: typeof carried === 'string' ? carried : null,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': name,
      'messaging.message.id': id,
    },
  };
}

/** Works through every queue. A failed job is retried with growing pauses. Returns a function that stops it. */
export async function startWorker(parts: Parts): Promise<() => Promise<void>> {
  for (const name of Object.keys(handlers) as JobName[]) {
    const handle = handlers[name] as (parts: Parts, payload: unknown) => Promise<void>;
    await parts.jobs.boss.work(name, { ...workOptions, ...atOnce(name), ...pollEvery(name) }, (batch) =>
      Promise.all(
        batch.map(async (job) => {
          try {
            await inSpan(`job ${name}`, spanOf(job), () => handle(parts, job.data));
            return { id: job.id, status: 'completed' as const };
          } catch (error) {
            parts.log.error({ err: error, job: name, job_id: job.id }, 'a job failed and is tried again');
            return { id: job.id, status: 'failed' as const };
          }
        }),
      ),
    );
  }
  await parts.jobs.boss.schedule('expire-idempotency-keys', '0 * * * *');
  await parts.jobs.boss.schedule('expire-requests', '15 * * * *');
  await parts.jobs.boss.schedule('expire-webhook-deliveries', '30 * * * *');
  await parts.jobs.boss.schedule('expire-sessions', '45 * * * *');
  // The start of the working day on the East Coast; later, if nothing ran at that minute.
  await parts.jobs.boss.schedule('send-digests', '0 13 * * *', null, { missed: 'once' });
  await parts.jobs.boss.schedule('expire-audit-entries', '50 3 * * *');
  await parts.jobs.boss.schedule('make-partitions', '5 * * * *');
  // A service that was not running when a month began has no part for it yet.
  await parts.jobs.boss.send('make-partitions', {});
  const deliveries = new Deliveries(parts);
  await deliveries.start();
  const stopSweeping = keepSweeping(parts);
  const stopSealing = keepSealing(parts);
  return async () => {
    await stopSweeping();
    await deliveries.stop();
    await stopSealing();
  };
}

/** Finds work that a lost job left, at the start and then at intervals. */
function keepSweeping(parts: Parts): () => Promise<void> {
  // On the embedded database no other process can be working at startup.
  let unsentAfter = parts.database.kind === 'pglite' ? 0 : undefined;
  const { run, stop } = repeatedly(async () => {
    const swept = sweep(parts, unsentAfter);
    unsentAfter = undefined;
    await swept.catch((error: unknown) =>
      parts.log.error({ err: error }, 'the sweep for what is due failed'),
    );
  }, sweepEveryMs);
  void run();
  return stop;
}
