import type { Filing } from '#lib/contract/filing';
import { isOpenCase } from '#lib/domain/case-state';
import {
  advanceFiling,
  type FilingAdvance,
  isTerminalFiling,
  type ReachedStatus,
} from '#lib/domain/filing-state';
import { hasOutcomeWord } from '#lib/domain/sandbox/outcome-words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { removeUnrecordedBytes } from '#lib/service/verbs/document/store-document';
import { changeFiling } from '#lib/service/verbs/filing/change-filing';
import { lockFiling } from '#lib/service/verbs/filing/lock-filing';
import { waitsForParent } from '#lib/service/verbs/filing/waits-for-parent';
import { completeFiling } from '#lib/service/verbs/sandbox/complete-filing';
import { openCaseOnFiling } from '#lib/service/verbs/sandbox/open-sandbox-case';
import { resumeFiling } from '#lib/service/verbs/sandbox/resume-filing';
import { type Papers, storePapers } from '#lib/service/verbs/sandbox/store-papers';

type Wanted = (row: FilingRow) => boolean;

/** Moves a test filing one step on, at once. A filing that is over or waits for an answer is refused. */
export function advanceSandboxFiling(ctx: Context, id: string): Promise<Filing> {
  return advance(ctx, id, () => true);
}

/** As above, where its time has come; else nothing happens, so that a job may come late or twice. */
export async function advanceDueFiling(ctx: Context, id: string): Promise<void> {
  await advance(ctx, id, (row) => row.next_step_at !== null && row.next_step_at <= ctx.now);
}

async function advance(ctx: Context, id: string, wanted: Wanted): Promise<Filing> {
  for (;;) {
    // Papers are made and stored before the transaction: nothing slow and nothing outside happens inside one.
    const papers = await storePapers(ctx, id, (row) => wanted(row) && nextOf(row).ok);
    try {
      const filing = await withTenant(ctx, (tx) => moveOn(ctx, tx, id, wanted, papers));
      if (filing) return filing;
    } finally {
      for (const { id: paper } of papers?.list ?? []) await removeUnrecordedBytes(ctx, paper);
    }
  }
}

/** Null where the filing is about to be completed and its papers tell of an earlier state of it, or are not there. */
async function moveOn(
  ctx: Context,
  tx: Tx,
  id: string,
  wanted: Wanted,
  papers: Papers | null,
): Promise<Filing | null> {
  const row = await lockFiling(ctx, tx, id);
  if (!wanted(row)) {
    await askAgainLater(ctx, tx, row);
    return JSON.parse(row.resource);
  }
  const move = nextOf(row);
  if (!move.ok) throw new ProblemError('conflict', move.detail, { filing_status: row.status });
  if (move.next !== 'completed') return step(ctx, tx, row, move.next);
  if (papers?.of !== row.resource) return null;
  return (await completeFiling(ctx, tx, row, papers.list)).filing;
}

function nextOf(row: FilingRow): FilingAdvance {
  if (waitsForParent(row) && !isTerminalFiling(row.status)) {
    const detail = 'The filing waits until the one that it was submitted with is completed.';
    return { ok: false, reason: 'parent', detail };
  }
  const { cases }: Filing = JSON.parse(row.resource);
  return advanceFiling(row.status, { openCases: cases.filter((one) => isOpenCase(one.status)).length });
}

/** A job that came before its time (the clocks of two machines differ) must not be the last one. */
async function askAgainLater(ctx: Context, tx: Tx, row: FilingRow): Promise<void> {
  const early = (row.next_step_at?.getTime() ?? 0) - ctx.now.getTime();
  if (early <= 0) return;
  const payload = { organization_id: ctx.organizationId, filing_id: row.id };
  const startAfter = new Date(ctx.parts.clock().getTime() + early);
  await ctx.parts.jobs.enqueue(tx, 'advance-sandbox-filing', payload, startAfter);
}

async function step(ctx: Context, tx: Tx, row: FilingRow, next: ReachedStatus): Promise<Filing> {
  const moved = await changeFiling(ctx, tx, row, { status: next, next_step_at: null }, `filing.${next}`);
  const kind = caseOf(moved.row);
  if (kind) await openCaseOnFiling(ctx, tx, moved.row, { kind });
  else await resumeFiling(ctx, tx, moved.row);
  return JSON.parse((await lockFiling(ctx, tx, row.id)).resource);
}

/** The case that a word in the name calls for when this status is reached. Contract: The sandbox. */
function caseOf({ type, status, legal_name }: FilingRow) {
  // The words are for the state, which has seen the name when the EIN is applied for.
  if (type === 'ein') return null;
  if (status === 'ready_to_file' && hasOutcomeWord(legal_name, 'NEEDSINFO')) return 'missing_information';
  if (status === 'processing' && hasOutcomeWord(legal_name, 'RENAME')) return 'legal_name_change';
  return null;
}
