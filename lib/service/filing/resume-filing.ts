import { eq } from 'drizzle-orm';
import { isOpenCase } from '#lib/rules/case/case-state';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { hasOutcomeWord } from '#lib/rules/sandbox/outcome-words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { effectiveDateOf } from '#lib/service/filing/effective-date-of';
import { waitsForParent } from '#lib/service/filing/waits-for-parent';
import { enqueueStep } from '#lib/service/sandbox/enqueue-step';
import { sandboxPause } from '#lib/service/sandbox/sandbox-pause';

/**
 * Schedules the sandbox's next step of a filing, unless it has ended, waits for an answer, or was paused on request.
 */
export async function resumeFiling(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  if (ctx.mode === 'live' || isTerminalFiling(filing.status) || hasOutcomeWord(filing.legal_name, 'STALL'))
    return;
  if (waitsForParent(filing) || (await hasOpenCase(ctx, tx, filing.id))) return;
  const pause = pauseOf(ctx, filing);
  await tx
    .update(filings)
    .set({ next_step_at: pause.at })
    .where(mine(ctx, filings, eq(filings.id, filing.id)));
  await enqueueStep(ctx, tx, { filingId: filing.id, ...pause });
}

/** A filing that the state has accepted waits until its effective date. */
function pauseOf(ctx: Context, filing: FilingRow): { at: Date; startAfter: Date } {
  const pause = sandboxPause(ctx);
  const date = filing.status === 'filed' ? effectiveDateOf(filing) : null;
  const wait = date === null ? 0 : Date.parse(date) - pause.at.getTime();
  if (wait <= 0) return pause;
  return {
    at: new Date(pause.at.getTime() + wait),
    startAfter: new Date(pause.startAfter.getTime() + wait),
  };
}

async function hasOpenCase(ctx: Context, tx: Tx, filingId: string): Promise<boolean> {
  const rows = await tx
    .select({ status: cases.status })
    .from(cases)
    .where(mine(ctx, cases, eq(cases.parent_id, filingId)));
  return rows.some(isOpenCase);
}
