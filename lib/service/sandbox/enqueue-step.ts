import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';

/** Enqueues the job for a filing's next step. `at` is in test time, `startAfter` in real time, which jobs use. */
export function enqueueStep(
  ctx: Context,
  tx: Tx,
  { filingId, at, startAfter }: { filingId: string; at: Date; startAfter: Date },
): Promise<void> {
  const payload = {
    organization_id: ctx.organizationId,
    filing_id: filingId,
    step_at: at.toISOString(),
  };
  return ctx.parts.jobs.enqueue(tx, 'advance-sandbox-filing', payload, startAfter);
}
