import { nextDueOn } from '#lib/rules/obligation/due-date';
import { amountOn, type NewObligation } from '#lib/rules/obligation/duties-of';

/**
 * The duties of a registration of an earlier day, each at its next date from `today` on. What was due only once, before
 * today, is left out.
 */
export function dutiesAhead(
  duties: readonly NewObligation[],
  filedOn: string,
  today: string,
): NewObligation[] {
  return duties.flatMap((duty) => {
    let due_on = duty.due_on;
    while (due_on !== null && due_on < today) due_on = nextDueOn(duty.schedule, { filedOn, dueOn: due_on });
    const isPast = duty.due_on !== null && due_on === null;
    if (isPast) return [];
    return [{ ...duty, due_on, amount_cents: amountOn(duty.schedule, due_on, duty.amount_cents) }];
  });
}
