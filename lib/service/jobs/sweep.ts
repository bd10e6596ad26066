import { enqueueExpiredApprovals } from '#lib/service/approval/enqueue-expired-approvals';
import { enqueueOverdueCases } from '#lib/service/case/enqueue-overdue-cases';
import type { Parts } from '#lib/service/context';
import { isBehind } from '#lib/service/jobs/is-behind';
import type { JobName } from '#lib/service/jobs/job-names';
import { enqueueDueObligations } from '#lib/service/obligation/enqueue-due-obligations';
import { enqueueDueHandovers } from '#lib/service/registered-agent/enqueue-due-handovers';
import { enqueueDueSandboxWork } from '#lib/service/sandbox/enqueue-due-sandbox-work';

const sweeps: readonly [JobName, (parts: Parts) => Promise<void>][] = [
  ['advance-sandbox-filing', enqueueDueSandboxWork],
  ['tell-overdue-case', enqueueOverdueCases],
  ['expire-approval', enqueueExpiredApprovals],
  ['tell-due-obligation', enqueueDueObligations],
  ['hand-over-agent', enqueueDueHandovers],
];

/** Finds what is due and what a lost job left, in all organizations. */
export async function sweep(parts: Parts): Promise<void> {
  await Promise.all(
    sweeps.map(async ([name, enqueue]) => {
      // Work whose jobs have waited long is not lost: more jobs would only make the queue longer.
      if (!(await isBehind(parts.database, name))) await enqueue(parts);
    }),
  );
}
