import { sql } from 'drizzle-orm';
import { enqueueExpiredApprovals } from '#lib/service/approval/enqueue-expired-approvals';
import { enqueueOverdueCases } from '#lib/service/case/enqueue-overdue-cases';
import type { Parts } from '#lib/service/context';
import type { Database } from '#lib/service/db/database';
import { readRows } from '#lib/service/db/read-rows';
import type { JobName } from '#lib/service/jobs/job-names';
import { enqueueDueObligations } from '#lib/service/obligation/enqueue-due-obligations';
import { enqueueUnsentStates } from '#lib/service/plan/enqueue-unsent-states';
import { enqueueDueHandovers } from '#lib/service/registered-agent/enqueue-due-handovers';
import { enqueueDueSandboxWork } from '#lib/service/sandbox/enqueue-due-sandbox-work';

type Sweep = readonly [JobName, (parts: Parts, organizationId?: string) => Promise<void>];

/** What becomes due as time passes, each with the queue of its jobs. */
const sweeps: readonly Sweep[] = [
  ['advance-sandbox-filing', enqueueDueSandboxWork],
  ['tell-overdue-case', enqueueOverdueCases],
  ['expire-approval', enqueueExpiredApprovals],
  ['tell-due-obligation', enqueueDueObligations],
  ['hand-over-agent', enqueueDueHandovers],
];

/**
 * Finds what is due and what a lost job left, in all organizations. `unsentAfter` is the age, in milliseconds, at which
 * a state that is being sent counts as left.
 */
export async function sweep(parts: Parts, unsentAfter?: number): Promise<void> {
  const unsent: Sweep = ['submit-plan-state', () => enqueueUnsentStates(parts, unsentAfter)];
  await Promise.all(
    [...sweeps, unsent].map(async ([name, enqueue]) => {
      // Work whose jobs have waited long is not lost: more jobs would only make the queue longer.
      if (!(await isBehind(parts.database, name))) await enqueue(parts);
    }),
  );
}

/** Finds what is due in one organization, whose clock was moved. */
export async function sweepOrganization(parts: Parts, organizationId: string): Promise<void> {
  for (const [, enqueue] of sweeps) await enqueue(parts, organizationId);
}

/** Whether a job of this queue has waited for a worker longer than half a minute. */
async function isBehind({ db }: Database, name: JobName): Promise<boolean> {
  // Drizzle's schema does not include the tables of pg-boss.
  const [row] = await readRows(
    db,
    sql`select exists (select from pgboss.job where name = ${name} and state < 'active'
      and start_after < now() - interval '30 seconds') as behind`,
  );
  return row?.behind === true;
}
