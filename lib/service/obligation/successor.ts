import { eq } from 'drizzle-orm';
import { countedFrom, nextDueOn } from '#lib/rules/obligation/due-date';
import { amountOn } from '#lib/rules/obligation/duties-of';
import { isOpen, statusAt } from '#lib/rules/obligation/obligation-status';
import { passOnOwner } from '#lib/service/assignment/pass-on-owner';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { insertObligations } from '#lib/service/obligation/insert-obligations';
import { saveObligation } from '#lib/service/obligation/save-obligation';

const takenBack = 'The one before it was opened again.';

/**
 * Creates the next occurrence of a recurring obligation, with its owner, or brings back the one that was taken back;
 * nothing if it occurs once, or has another successor already.
 */
export async function makeSuccessor(ctx: Context, tx: Tx, row: ObligationRow): Promise<void> {
  const { business_id, jurisdiction, filing_id, filed_on, schedule } = row;
  if (schedule.every_months === undefined) return;
  const { kind, title, due_words, sources, confidence } = row;
  const dueOn = countedFrom(schedule, { scheduledOn: row.scheduled_on, dueOn: row.due_on });
  const due_on = nextDueOn(schedule, { filedOn: filed_on, dueOn });
  const successor = await lockSuccessor(ctx, tx, row);
  if (successor?.status === 'not_applicable' && successor.note === takenBack) {
    const status = statusAt(due_on, ctx.now, ctx.parts.env.OBLIGATION_DUE_DAYS);
    const again = { ...successor, filed_on, due_on, scheduled_on: due_on, status, note: null };
    return saveObligation(ctx, tx, successor, again);
  }
  const amount_cents = amountOn(schedule, due_on, row.amount_cents);
  const owner = { business_id, jurisdiction, filing_id, filed_on, previous_id: row.id };
  const [made] = await insertObligations(ctx, tx, owner, [
    { kind, title, due_words, amount_cents, sources, confidence, schedule, due_on },
  ]);
  if (made) await passOnOwner(ctx, tx, row.id, made.id);
}

/** Takes the successor of one that is not done after all off the calendar, unless somebody has worked on it. */
export async function endSuccessor(ctx: Context, tx: Tx, row: ObligationRow): Promise<void> {
  const successor = await lockSuccessor(ctx, tx, row);
  if (!successor || !isOpen(successor.status)) return;
  const { due_on, scheduled_on, note, document_id } = successor;
  if (due_on !== scheduled_on || note !== null || document_id !== null) return;
  await saveObligation(ctx, tx, successor, { ...successor, status: 'not_applicable', note: takenBack });
}

async function lockSuccessor(
  ctx: Context,
  tx: Tx,
  { id }: ObligationRow,
): Promise<ObligationRow | undefined> {
  const [found] = await tx
    .select()
    .from(obligations)
    .where(mine(ctx, obligations, eq(obligations.previous_id, id)))
    .for('update');
  return found;
}
