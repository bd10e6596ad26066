import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { MoveFilingRequest } from '#lib/contract/desk-move';
import type { Filing } from '#lib/contract/filing';
import { isOpenCase } from '#lib/rules/case/case-state';
import { toCharged } from '#lib/rules/fees/to-charged';
import { advanceFiling } from '#lib/rules/filing/filing-state';
import type { Context, OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { ProblemError } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { completeFiling } from '#lib/service/filing/complete-filing';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { actingFor, takeFiling, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { writeNote } from '#lib/service/operations/add-desk-note';
import { refuseWaiting } from '#lib/service/operations/claim-rules';
import { linkDocuments } from '#lib/service/operations/link-documents';
import { checkOutcome, toOutcome } from '#lib/service/operations/move-outcome';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Moves a live filing to its next status, with what that status requires. */
export async function moveFiling(
  operator: OperatorContext,
  id: string,
  asked: MoveFilingRequest,
  once: Once | undefined,
): Promise<Filing> {
  const ctx = actingFor(operator, await tenantOfFiling(operator, id));
  const show = async (tx: Tx) => shown(await lockFiling(ctx, tx, id));
  const make = async (tx: Tx) => {
    const row = await lockFiling(ctx, tx, id);
    refuseStale(row, asked);
    const held = await takeFiling(operator, ctx, tx, id);
    refuseMove(held, asked);
    checkOutcome(held, asked, ctx.now);
    const moved = await takeStep(ctx, tx, held, asked);
    if (asked.note) await writeNote(ctx, tx, id, asked.note);
    return moved;
  };
  return makeOnce(ctx, once, { make, show });
}

function shown({ resource }: FilingRow): Filing {
  return JSON.parse(resource);
}

function refuseStale({ status }: FilingRow, { from }: MoveFilingRequest): void {
  if (status === from) return;
  throw new ProblemError('stale_filing', `The filing is ${status} and no longer ${from}. Read it again.`, {
    filing_status: status,
  });
}

function refuseMove(row: FilingRow, { to }: MoveFilingRequest): void {
  const refused = (detail: string) =>
    new ProblemError('transition_not_allowed', detail, { filing_status: row.status });
  refuseWaiting(row);
  const openCases = shown(row).cases.filter(isOpenCase).length;
  const move = advanceFiling(row.status, { openCases });
  if (!move.ok) throw refused(move.detail);
  if (move.next !== to) throw refused(`From ${row.status} a filing goes to ${move.next}, not to ${to}.`);
}

async function takeStep(ctx: Context, tx: Tx, row: FilingRow, asked: MoveFilingRequest): Promise<Filing> {
  const attach = () => linkDocuments(ctx, tx, row, asked.documents ?? []);
  const charged = asked.charged ? toCharged(asked.charged.items) : null;
  // A corrected charge stays in the month whose statement has it.
  const bill = row.charged_at
    ? { charged_at: row.charged_at, service_price_cents: row.service_price_cents }
    : { charged_at: ctx.now, service_price_cents: ctx.parts.env.SERVICE_PRICE };
  // The last step may repeat what an earlier one reported.
  const billed =
    charged && !isDeepStrictEqual(charged, row.charged)
      ? (await changeFiling(ctx, tx, row, { charged, ...bill }, 'filing.charged')).row
      : row;
  if (asked.to === 'completed') {
    if (asked.not_charged_reason) {
      await writeNote(ctx, tx, row.id, `Nothing was charged: ${asked.not_charged_reason}`);
    }
    const { filing } = await completeFiling(ctx, tx, billed, toOutcome(row, asked), attach);
    // The service charges its price even if the state charges nothing.
    const unbilled = billed.charged === null && bill.service_price_cents > 0;
    if (unbilled)
      await tx
        .update(filings)
        .set(bill)
        .where(mine(ctx, filings, eq(filings.id, row.id)));
    return filing;
  }
  await attach();
  const next = asked.to as 'ready_to_file' | 'processing' | 'filed';
  return (await changeFiling(ctx, tx, billed, { status: next }, `filing.${next}`)).filing;
}
