import { eq } from 'drizzle-orm';
import type { Filing } from '#lib/contract/filing';
import { canCancelFiling, isTerminalFiling } from '#lib/rules/filing/filing-state';
import { lockBusiness } from '#lib/service/business/get-business';
import { toBusiness } from '#lib/service/business/to-business';
import { supersedeOpenCases } from '#lib/service/case/supersede-open-cases';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { ProblemError } from '#lib/service/errors';
import { recordEvent } from '#lib/service/event/record-event';
import { changeFiling } from '#lib/service/filing/change-filing';
import { loadRelatives } from '#lib/service/filing/load-surroundings';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { changeRegisteredAgent } from '#lib/service/registered-agent/change-registered-agent';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

type CanceledBy = Pick<FilingRow, 'status_reason' | 'canceled_by'>;

/** Cancels a filing that has not entered `processing`, and the filings bundled with it. */
export function cancelFiling(
  ctx: Context,
  id: string,
  reason: string | undefined,
  once?: Once,
): Promise<Filing> {
  const by = { status_reason: reason ?? 'Partner request', canceled_by: 'partner' } as const;
  return makeOnce(ctx, once, {
    make: async (tx) => cancelHeld(ctx, tx, await lockFiling(ctx, tx, id), by),
    show: async (tx) => JSON.parse((await lockFiling(ctx, tx, id)).resource),
  });
}

/** The same for a locked filing, whoever the caller is. */
export async function cancelHeld(ctx: Context, tx: Tx, row: FilingRow, by: CanceledBy): Promise<Filing> {
  refuseUncancelable(row);
  const bundled = row.parent_filing_id === null ? await loadRelatives(ctx, tx, row) : [];
  await supersedeOpenCases(ctx, tx, row, 'parent_canceled');
  // An EIN application has neither: the company and its agent belong to the formation.
  if (row.type !== 'ein') {
    await cancelAgent(ctx, tx, row);
    await releaseRegistration(ctx, tx, row);
  }
  await endCanceled(ctx, tx, row, by);
  for (const child of bundled.filter((one) => !isTerminalFiling(one.status))) {
    await supersedeOpenCases(ctx, tx, child, 'parent_canceled');
    const fresh = await lockFiling(ctx, tx, child.id);
    await endCanceled(ctx, tx, fresh, { status_reason: 'Parent canceled', canceled_by: 'palm' });
  }
  return JSON.parse((await lockFiling(ctx, tx, row.id)).resource);
}

/** If a filing is canceled, the service, not the partner, cancels those that were submitted with it. */
async function endCanceled(ctx: Context, tx: Tx, row: FilingRow, by: CanceledBy): Promise<void> {
  const changes = { status: 'canceled', canceled_at: ctx.now, next_step_at: null, ...by } as const;
  await changeFiling(ctx, tx, row, changes, 'filing.canceled');
}

/** Throws `filing_not_cancelable` once the filing has entered `processing` or has ended. */
export function refuseUncancelable({ status }: Pick<FilingRow, 'status'>): void {
  if (canCancelFiling(status)) return;
  const detail =
    status === 'canceled'
      ? 'The filing is canceled already.'
      : `The filing is ${status}. It can be canceled only until it enters processing.`;
  throw new ProblemError('filing_not_cancelable', detail, { filing_status: status });
}

/** The agent of a canceled filing is never appointed. */
async function cancelAgent(ctx: Context, tx: Tx, { id, business_id }: FilingRow): Promise<void> {
  const reason = 'The filing was canceled';
  await changeRegisteredAgent(ctx, tx, business_id, 'cancel', { reason }, id);
}

/** The record stays, but no longer blocks another registration in the state. */
async function releaseRegistration(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  const before = await lockBusiness(ctx, tx, filing.business_id);
  if (before.registration_state !== 'pending') return;
  const changes = { registration_state: 'canceled', updated_at: ctx.now } as const;
  await tx
    .update(businesses)
    .set(changes)
    .where(mine(ctx, businesses, eq(businesses.id, before.id)));
  const object = toBusiness({ ...before, ...changes });
  await recordEvent(ctx, tx, { type: 'business.updated', object, before: toBusiness(before) });
}
