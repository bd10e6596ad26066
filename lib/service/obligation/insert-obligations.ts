import type { ObligationStatus } from '#lib/contract/obligation';
import type { NewObligation } from '#lib/rules/obligation/duties-of';
import { isOpen, statusAt, stepsTo } from '#lib/rules/obligation/obligation-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { type Happening, recordEvents } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { toObligation } from '#lib/service/obligation/to-obligation';

type Owner = Pick<ObligationRow, 'business_id' | 'jurisdiction'> &
  Partial<Pick<ObligationRow, 'filing_id' | 'previous_id' | 'filed_on' | 'note'>>;

/** Adds obligations to the calendar, with their events. A successor is added only once. */
export async function insertObligations(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  made: readonly NewObligation[],
): Promise<ObligationRow[]> {
  if (made.length === 0) return [];
  const rows = await tx
    .insert(obligations)
    .values(made.map((one) => newRow(ctx, owner, one)))
    .onConflictDoNothing({
      target: [obligations.organization_id, obligations.mode, obligations.previous_id],
    })
    .returning();
  const happenings = rows.flatMap((row) => [
    { type: 'obligation.created', object: toObligation({ ...row, status: 'upcoming' }) } as const,
    ...stepEvents(row),
  ]);
  if (happenings.length > 0) await recordEvents(ctx, tx, happenings);
  return rows;
}

/** One event for each status after `from`; one that was closed is announced as if it were new. */
export function stepEvents(row: ObligationRow, from: ObligationStatus = 'upcoming'): Happening[] {
  if (!isOpen(row.status)) return [];
  let before = from;
  return stepsTo(isOpen(from) ? from : 'upcoming', row.status).map((status) => {
    const happening: Happening = {
      type: `obligation.${status}`,
      object: toObligation({ ...row, status }),
      before: toObligation({ ...row, status: before }),
    };
    before = status;
    return happening;
  });
}

function newRow(ctx: Context, owner: Owner, made: NewObligation): ObligationRow {
  return {
    filing_id: null,
    previous_id: null,
    filed_on: null,
    note: null,
    ...ofTenant(ctx),
    id: newId(ctx.now),
    ...owner,
    ...made,
    scheduled_on: made.due_on,
    status: statusAt(made.due_on, ctx.now, ctx.parts.env.OBLIGATION_DUE_DAYS),
    document_id: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
