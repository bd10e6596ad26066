import { obligationWords } from '#components/obligations/words.ts';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';
import { monthWords } from '#lib/rules/calendar/month-names';

export type CalendarGroup<Row = ObligationRowShown> = {
  id: string;
  title: string;
  description?: string;
  rows: Row[];
};

/** By month, in order; overdue ones first, those without a date last. */
export function calendarGroups<Row extends ObligationRowShown>(rows: readonly Row[]): CalendarGroup<Row>[] {
  const groups = new Map<string, CalendarGroup<Row>>();
  for (const row of rows) {
    const group = headOf(row);
    const known = groups.get(group.id) ?? { ...group, rows: [] };
    known.rows.push(row);
    groups.set(group.id, known);
  }
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other));
}

function headOf({ obligation: { status, due_on } }: ObligationRowShown): Omit<CalendarGroup, 'rows'> {
  if (status === 'overdue') return { id: 'overdue', title: obligationWords.status.overdue };
  if (due_on === null)
    return { id: 'no-date', title: obligationWords.noDate, description: obligationWords.noDateDetail };
  return { id: due_on.slice(0, 7), title: monthWords(due_on.slice(0, 7)) };
}

const rank = ({ id }: Pick<CalendarGroup, 'id'>) => (id === 'overdue' ? 0 : 1);
