import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ApprovalRow, approvals } from '#lib/service/db/schema/approvals';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export function approvalIs(ctx: Context, id: string) {
  return mine(ctx, approvals, eq(approvals.id, id));
}

export async function loadApproval(ctx: Context, tx: Tx, id: string): Promise<ApprovalRow> {
  const [row] = isId(id) ? await tx.select().from(approvals).where(approvalIs(ctx, id)) : [];
  if (!row) throw notFound('approval');
  return row;
}

/** Locked until the transaction ends: if two people decide at once, the second sees the first decision. */
export async function lockApproval(ctx: Context, tx: Tx, id: string): Promise<ApprovalRow> {
  const [row] = isId(id) ? await tx.select().from(approvals).where(approvalIs(ctx, id)).for('update') : [];
  if (!row) throw notFound('approval');
  return row;
}
