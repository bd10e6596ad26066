import type { Case } from '#lib/contract/case';
import type { EventType } from '#lib/contract/event';
import type { LockedCase } from '#lib/service/case/lock-case';
import { ownCase } from '#lib/service/case/own-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type CaseRow, cases } from '#lib/service/db/schema/cases';
import { recordEvent } from '#lib/service/event/record-event';

type CaseChanges = Partial<
  Pick<
    CaseRow,
    'status' | 'details' | 'response' | 'resolved_at' | 'resolution_reason' | 'review_at' | 'review'
  >
>;

/** Changes a locked case and records the event. The caller renders the filing afterwards. */
export async function changeCase(
  ctx: Context,
  tx: Tx,
  { row, filing }: LockedCase,
  changes: CaseChanges,
  eventType: Extract<EventType, 'case.updated' | 'case.resolved' | 'case.superseded'>,
): Promise<Case> {
  const next = { ...row, ...changes, updated_at: ctx.now };
  await tx
    .update(cases)
    .set({ ...changes, updated_at: ctx.now })
    .where(ownCase(ctx, row.id));
  const after = toCase(next);
  await recordEvent(ctx, tx, {
    type: eventType,
    object: after,
    before: toCase(row),
    filingId: filing?.id ?? null,
  });
  return after;
}
