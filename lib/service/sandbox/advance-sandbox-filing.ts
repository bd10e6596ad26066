import type { Filing } from '#lib/contract/filing';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { longDate } from '#lib/rules/calendar/short-date';
import { isOpenCase } from '#lib/rules/case/case-state';
import {
  advanceFiling,
  type FilingAdvance,
  isTerminalFiling,
  type ReachedStatus,
} from '#lib/rules/filing/filing-state';
import { hasOutcomeWord } from '#lib/rules/sandbox/outcome-words';
import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { removeUnrecordedBytes } from '#lib/service/document/store-document';
import { ProblemError } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { completeFiling } from '#lib/service/filing/complete-filing';
import { effectiveDateOf } from '#lib/service/filing/effective-date-of';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { resumeFiling } from '#lib/service/filing/resume-filing';
import { attachStored, type StoredDocuments, storeDocuments } from '#lib/service/filing/store-documents';
import { waitsForParent } from '#lib/service/filing/waits-for-parent';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { enqueueStep } from '#lib/service/sandbox/enqueue-step';
import { openCaseOnFiling } from '#lib/service/sandbox/open-sandbox-case';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { resultOf } from '#lib/service/sandbox/sandbox-result';

/** Whether a filing moves now, gets its job again because that ran early, or is left alone. */
type When = (row: FilingRow) => 'now' | 'later' | 'never';

/** Moves a test filing one step on, at once. Throws 409 if the filing has ended or waits for an answer. */
export function advanceSandboxFiling(ctx: Context, id: string): Promise<Filing> {
  return advance(ctx, id, () => 'now');
}

/**
 * As above if its step is due and is the one of `stepAt`, if given. Otherwise it does nothing, so that a job may run late
 * or twice: the next step has a job of its own.
 */
export async function advanceDueFiling(ctx: Context, id: string, stepAt?: string): Promise<void> {
  await advance(ctx, id, ({ next_step_at: next }) => {
    if (next === null || (stepAt !== undefined && next.toISOString() !== stepAt)) return 'never';
    return next <= ctx.now ? 'now' : 'later';
  });
}

/** A filing that has ended or been paused meanwhile is no failure: there is nothing left to do. */
export async function advanceSandboxFilingJob(
  parts: Parts,
  { organization_id, filing_id, step_at }: JobPayloads['advance-sandbox-filing'],
): Promise<void> {
  try {
    await advanceDueFiling(await sandboxContext(parts, organization_id), filing_id, step_at);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

async function advance(ctx: Context, id: string, when: When): Promise<Filing> {
  for (;;) {
    // Documents are made and stored before the transaction, which must be short and use no network.
    const documents = await storeDocuments(ctx, id, (row) => when(row) === 'now' && nextOf(ctx, row).ok);
    try {
      const filing = await withTenant(ctx, (tx) => moveOn(ctx, tx, id, when, documents));
      if (filing) return filing;
    } finally {
      for (const { id: documentId } of documents?.list ?? []) await removeUnrecordedBytes(ctx, documentId);
    }
  }
}

/** Null if the filing is about to be completed and its documents are missing or show an earlier state of it. */
async function moveOn(
  ctx: Context,
  tx: Tx,
  id: string,
  when: When,
  documents: StoredDocuments | null,
): Promise<Filing | null> {
  const row = await lockFiling(ctx, tx, id);
  const turn = when(row);
  if (turn === 'later') await enqueueAgain(ctx, tx, row);
  if (turn !== 'now') return JSON.parse(row.resource);
  const move = nextOf(ctx, row);
  if (!move.ok) throw new ProblemError('conflict', move.detail, { filing_status: row.status });
  if (move.next !== 'completed') return step(ctx, tx, row, move.next);
  if (documents?.of !== row.resource) return null;
  const outcome = resultOf(ctx, row);
  const attach = () => attachStored(ctx, tx, row, documents.list, outcome.date);
  return (await completeFiling(ctx, tx, row, outcome, attach)).filing;
}

function nextOf(ctx: Context, row: FilingRow): FilingAdvance {
  if (waitsForParent(row) && !isTerminalFiling(row.status)) {
    const detail = 'The filing waits until the one that it was submitted with is completed.';
    return { ok: false, reason: 'parent', detail };
  }
  const { cases }: Filing = JSON.parse(row.resource);
  const move = advanceFiling(row.status, {
    openCases: cases.filter(isOpenCase).length,
  });
  const date = effectiveDateOf(row);
  if (!move.ok || move.next !== 'completed' || date === null || date <= civilDateOf(ctx.now)) return move;
  const detail = `The filing takes effect on ${longDate(date)}. Move the clock of the sandbox there: POST /v1/sandbox/clock.`;
  return { ok: false, reason: 'effective_date', detail };
}

/** A job that ran early, because the clocks of two machines differ, must not be the last one for its step. */
async function enqueueAgain(ctx: Context, tx: Tx, { id, next_step_at: next }: FilingRow): Promise<void> {
  if (!next) return;
  const startAfter = new Date(ctx.parts.clock().getTime() + next.getTime() - ctx.now.getTime());
  await enqueueStep(ctx, tx, { filingId: id, at: next, startAfter });
}

async function step(ctx: Context, tx: Tx, row: FilingRow, next: ReachedStatus): Promise<Filing> {
  const moved = await changeFiling(ctx, tx, row, { status: next, next_step_at: null }, `filing.${next}`);
  const kind = caseOf(moved.row);
  if (kind) await openCaseOnFiling(ctx, tx, moved.row, { kind });
  else await resumeFiling(ctx, tx, moved.row);
  return JSON.parse((await lockFiling(ctx, tx, row.id)).resource);
}

/** The case that a word in the name triggers at this status. Contract: The sandbox. */
function caseOf({ type, status, legal_name }: FilingRow) {
  // The words trigger a case of the state, which has accepted the name before the EIN is applied for.
  if (type === 'ein') return null;
  if (status === 'ready_to_file' && hasOutcomeWord(legal_name, 'NEEDSINFO')) return 'missing_information';
  if (status === 'processing' && hasOutcomeWord(legal_name, 'RENAME')) return 'legal_name_change';
  return null;
}
