import { and, eq } from 'drizzle-orm';
import type { Filing } from '#lib/contract/filing';
import { canCancelFiling } from '#lib/domain/filing-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { businesses } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { supersedeOpenCases } from '#lib/service/verbs/case/supersede-open-cases';
import { cancelRegisteredAgent } from '#lib/service/verbs/filing/cancel-registered-agent';
import { changeFiling } from '#lib/service/verbs/filing/change-filing';
import { lockFiling } from '#lib/service/verbs/filing/lock-filing';

/** Cancels a filing that has not entered `processing`. */
export function cancelFiling(ctx: Context, id: string, reason: string | undefined): Promise<Filing> {
  return withTenant(ctx, async (tx) => {
    const row = await lockFiling(ctx, tx, id);
    if (!canCancelFiling(row.status)) throw notCancelable(row);
    await supersedeOpenCases(ctx, tx, row, 'parent_canceled');
    await cancelRegisteredAgent(ctx, tx, row);
    await releaseRegistration(ctx, tx, row);
    const { filing } = await changeFiling(
      ctx,
      tx,
      row,
      {
        status: 'canceled',
        status_reason: reason ?? 'Partner request',
        canceled_by: 'partner',
        canceled_at: ctx.now,
        next_step_at: null,
      },
      'filing.canceled',
    );
    return filing;
  });
}

function notCancelable({ status }: FilingRow): ProblemError {
  const detail =
    status === 'canceled'
      ? 'The filing is canceled already.'
      : `The filing is ${status}. It can be canceled only until it enters processing.`;
  return new ProblemError('filing_not_cancelable', detail, { filing_status: status });
}

/** The record stays, and no longer stands in the way of another registration in the state. */
async function releaseRegistration(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  await tx
    .update(businesses)
    .set({ registration_state: 'canceled', updated_at: ctx.now })
    .where(
      and(
        eq(businesses.organization_id, ctx.organizationId),
        eq(businesses.mode, ctx.mode),
        eq(businesses.id, filing.business_id),
        eq(businesses.registration_state, 'pending'),
      ),
    );
}
