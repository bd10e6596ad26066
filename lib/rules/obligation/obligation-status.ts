import type { ObligationStatus } from '#lib/contract/obligation';
import { civilDateOf, dateInHawaii } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';

export type OpenStatus = Extract<ObligationStatus, 'upcoming' | 'due' | 'overdue'>;

/**
 * Where an open obligation stands at a moment. The last day is not late before it is over in every state, which is ten
 * hours after it is over in UTC; what has no date is not late either.
 */
export function statusAt(dueOn: string | null, now: Date, dueDays: number): OpenStatus {
  if (dueOn === null || dueOn > addDays(civilDateOf(now), dueDays)) return 'upcoming';
  return dueOn < dateInHawaii(now) ? 'overdue' : 'due';
}

/** The statuses in which somebody still has something to do, in their order. */
export const openObligationStatuses: readonly OpenStatus[] = ['upcoming', 'due', 'overdue'];

/** What it becomes on the way, in order: nobody who waits for `due` misses it where time has jumped over it. */
export function stepsTo(from: OpenStatus, to: OpenStatus): Exclude<OpenStatus, 'upcoming'>[] {
  const steps = openObligationStatuses.slice(
    openObligationStatuses.indexOf(from) + 1,
    openObligationStatuses.indexOf(to) + 1,
  );
  return steps.filter((status) => status !== 'upcoming');
}

export function isOpen(status: ObligationStatus): status is OpenStatus {
  return openObligationStatuses.some((open) => open === status);
}
