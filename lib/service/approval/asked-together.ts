import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ApprovalRow, approvals } from '#lib/service/db/schema/approvals';
import { statesSentWith } from '#lib/service/plan/plan-states-of-key';

/**
 * The waiting approvals that are asked for together, oldest first: those of the states of a plan that one press sent, or
 * this one alone. Null while one of these states is still being sent.
 */
export async function askedTogether(ctx: Context, tx: Tx, row: ApprovalRow): Promise<ApprovalRow[] | null> {
  const states = row.idempotency_key === null ? [] : await statesSentWith(ctx, tx, row.idempotency_key);
  if (states.length < 2) return [row];
  if (states.some(({ status }) => status === 'sending')) return null;
  const keys = states.map(({ idempotency_key }) => idempotency_key);
  return tx
    .select()
    .from(approvals)
    .where(
      mine(ctx, approvals, and(eq(approvals.status, 'waiting'), inArray(approvals.idempotency_key, keys))),
    )
    .orderBy(asc(approvals.id));
}
