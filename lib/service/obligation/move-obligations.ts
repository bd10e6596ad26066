import { and, eq, isNotNull } from 'drizzle-orm';
import { addMonths, civilDateOf } from '#lib/rules/calendar/civil-date';
import { firstDueOn } from '#lib/rules/obligation/due-date';
import { dutiesAhead } from '#lib/rules/obligation/duties-ahead';
import { isOpen, statusAt } from '#lib/rules/obligation/obligation-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { endObligation } from '#lib/service/obligation/end-obligations';
import { makeObligationsAhead } from '#lib/service/obligation/make-obligations';
import { saveObligation } from '#lib/service/obligation/save-obligation';

/**
 * The calendar of a registration that was made elsewhere, after its date was corrected: what is open moves to the dates
 * that follow from the new one, what is closed stays, and what was not on the calendar before is added.
 */
export async function moveObligations(ctx: Context, tx: Tx, business: BusinessRow): Promise<void> {
  const own = and(eq(obligations.business_id, business.id), isNotNull(obligations.filed_on));
  const rows = await tx
    .select()
    .from(obligations)
    .where(mine(ctx, obligations, own))
    .orderBy(obligations.id)
    .for('update');
  for (const row of rows) await move(ctx, tx, business, row, rows);
  await makeObligationsAhead(ctx, tx, business, rows);
}

async function move(
  ctx: Context,
  tx: Tx,
  { registration_date, created_at }: BusinessRow,
  row: ObligationRow,
  rows: readonly ObligationRow[],
): Promise<void> {
  const moved = { ...row, filed_on: registration_date };
  const { schedule, previous_id } = row;
  if (registration_date === null || schedule.date === undefined || !isOpen(row.status))
    return saveObligation(ctx, tx, row, moved);
  const previous = rows.find(({ id }) => id === previous_id);
  const from = previous ? periodAfter(previous) : civilDateOf(created_at);
  const first = { ...row, due_on: firstDueOn(schedule, registration_date) };
  const [next] = dutiesAhead([first], registration_date, from);
  if (!next) return endObligation(ctx, tx, row, 'It was due only once, before the registration was added.');
  // A date that somebody entered stays.
  const due_on = row.due_on === row.scheduled_on ? next.due_on : row.due_on;
  const status = statusAt(due_on, ctx.now, ctx.parts.env.OBLIGATION_DUE_DAYS);
  await saveObligation(ctx, tx, row, { ...moved, scheduled_on: next.due_on, due_on, status });
}

/** A date that is nearer to the previous one than to the next is that of the same period. */
function periodAfter({ scheduled_on, due_on, schedule, created_at }: ObligationRow): string {
  const day = scheduled_on ?? due_on ?? civilDateOf(created_at);
  return addMonths(day, Math.floor((schedule.every_months ?? 0) / 2));
}
