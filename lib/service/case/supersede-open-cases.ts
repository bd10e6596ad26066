import { asc, eq } from 'drizzle-orm';
import type { ResolutionReason } from '#lib/contract/case';
import { isOpenCaseRow } from '#lib/service/case/case-status';
import { ownCase } from '#lib/service/case/own-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { recordEvent } from '#lib/service/event/record-event';

/**
 * Supersedes every open case of a filing that has ended, or of a business whose agent no longer is to end. The caller
 * renders the filing afterwards.
 */
export async function supersedeOpenCases(
  ctx: Context,
  tx: Tx,
  parent: { id: string },
  reason: Exclude<ResolutionReason, 'response_received'>,
): Promise<void> {
  const open = await tx
    .select()
    .from(cases)
    .where(mine(ctx, cases, eq(cases.parent_id, parent.id), isOpenCaseRow))
    .orderBy(asc(cases.opened_at), asc(cases.id))
    .for('update');
  for (const row of open) {
    const changes = {
      status: 'superseded',
      resolution_reason: reason,
      resolved_at: ctx.now,
      review_at: null,
      updated_at: ctx.now,
    } as const;
    await tx.update(cases).set(changes).where(ownCase(ctx, row.id));
    await recordEvent(ctx, tx, {
      type: 'case.superseded',
      object: toCase({ ...row, ...changes }),
      before: toCase(row),
      filingId: row.parent_type === 'filing' ? parent.id : null,
    });
  }
}
