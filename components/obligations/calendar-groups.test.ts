import { expect, test } from 'vitest';
import { calendarGroups } from '#components/obligations/calendar-groups.ts';
import { isMonth, monthBeside, weeksOf } from '#components/obligations/month-days.ts';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';

const row = (id: string, due_on: string | null, status = 'upcoming') =>
  ({ obligation: { id, due_on, status } }) as ObligationRowShown;

test('overdue obligations come first, then the months, then those without a date', () => {
  const groups = calendarGroups([
    row('done late', '2026-11-01', 'done'),
    row('late', '2026-11-18', 'overdue'),
    row('next', '2027-05-01'),
    row('last', '2027-05-15'),
    row('open', null),
  ]);
  expect(groups.map(({ title, rows }) => [title, rows.map(({ obligation }) => obligation.id)])).toEqual([
    ['Overdue', ['late']],
    ['November 2026', ['done late']],
    ['May 2027', ['next', 'last']],
    ['No date', ['open']],
  ]);
});

test('a month has weeks starting on Sunday, without days of adjacent months', () => {
  expect(weeksOf('2027-02').map((week) => week.map((day) => day?.slice(8) ?? ''))).toEqual([
    ['', '01', '02', '03', '04', '05', '06'],
    ['07', '08', '09', '10', '11', '12', '13'],
    ['14', '15', '16', '17', '18', '19', '20'],
    ['21', '22', '23', '24', '25', '26', '27'],
    ['28', '', '', '', '', '', ''],
  ]);
  expect(weeksOf('2026-11').flat().filter(Boolean)).toHaveLength(30);
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(['2027-02', '2027-13', '2027', '0001-01', null].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
