import { nextDueOn } from '#lib/rules/obligation/due-date';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { ObligationRow } from '#lib/service/db/schema/obligations';
import { insertObligations } from '#lib/service/obligation/insert-obligations';

/** Creates the next occurrence of a recurring obligation; nothing if it occurs once, or has a successor already. */
export async function makeSuccessor(ctx: Context, tx: Tx, row: ObligationRow): Promise<void> {
  const { business_id, jurisdiction, filing_id, filed_on, schedule } = row;
  if (schedule.every_months === undefined) return;
  const { kind, title, due_words, amount_cents, sources, confidence } = row;
  const due_on = nextDueOn(schedule, { filedOn: filed_on, dueOn: row.scheduled_on ?? row.due_on });
  const owner = { business_id, jurisdiction, filing_id, filed_on, previous_id: row.id };
  await insertObligations(ctx, tx, owner, [
    { kind, title, due_words, amount_cents, sources, confidence, schedule, due_on },
  ]);
}
