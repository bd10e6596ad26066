import { and, eq } from 'drizzle-orm';
import { isOpenCase } from '#lib/domain/case-state';
import { isTerminalFiling } from '#lib/domain/filing-state';
import { hasOutcomeWord } from '#lib/domain/sandbox/outcome-words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { cases } from '#lib/service/db/schema/cases';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { waitsForParent } from '#lib/service/verbs/filing/waits-for-parent';
import { sandboxPause } from '#lib/service/verbs/sandbox/sandbox-pause';

/** Sets the sandbox's next step of a filing, unless it is over, waits for an answer, or was asked to stand. */
export async function resumeFiling(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  if (ctx.mode === 'live' || isTerminalFiling(filing.status) || hasOutcomeWord(filing.legal_name, 'STALL'))
    return;
  if (waitsForParent(filing) || (await hasOpenCase(ctx, tx, filing.id))) return;
  const pause = sandboxPause(ctx);
  await tx
    .update(filings)
    .set({ next_step_at: pause.at })
    .where(
      and(
        eq(filings.organization_id, ctx.organizationId),
        eq(filings.mode, ctx.mode),
        eq(filings.id, filing.id),
      ),
    );
  const payload = { organization_id: ctx.organizationId, filing_id: filing.id };
  await ctx.parts.jobs.enqueue(tx, 'advance-sandbox-filing', payload, pause.startAfter);
}

async function hasOpenCase(ctx: Context, tx: Tx, filingId: string): Promise<boolean> {
  const rows = await tx
    .select({ status: cases.status })
    .from(cases)
    .where(
      and(
        eq(cases.organization_id, ctx.organizationId),
        eq(cases.mode, ctx.mode),
        eq(cases.parent_id, filingId),
      ),
    );
  return rows.some((row) => isOpenCase(row.status));
}
