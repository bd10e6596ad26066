import { hasOutcomeWord } from '#lib/rules/sandbox/outcome-words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';

/** When the sandbox takes a new filing on, in test time. Nothing in live mode moves by a timer. */
export function firstStepAt(ctx: Context, name: string): Date | null {
  if (ctx.mode === 'live' || hasOutcomeWord(name, 'STALL')) return null;
  return new Date(ctx.now.getTime() + ctx.parts.env.SANDBOX_STEP_SECONDS * 1000);
}

/** Jobs wait in real time; the filing's own next step is in test time. */
export function enqueueFirstStep(ctx: Context, tx: Tx, filingId: string): Promise<void> {
  const { jobs, clock, env } = ctx.parts;
  return jobs.enqueue(
    tx,
    'advance-sandbox-filing',
    { organization_id: ctx.organizationId, filing_id: filingId },
    new Date(clock().getTime() + env.SANDBOX_STEP_SECONDS * 1000),
  );
}
