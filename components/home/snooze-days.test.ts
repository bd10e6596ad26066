import { expect, test } from 'vitest';
import { snoozeDays } from '#components/home/snooze-days.ts';

const days = (today: string) => snoozeDays(today, today).map(({ day }) => day);

test('tomorrow, Monday and two weeks from now; each day once', () => {
  expect(days('2026-11-20')).toEqual(['2026-11-21', '2026-11-23', '2026-12-04']);
  expect(days('2026-11-22')).toEqual(['2026-11-23', '2026-12-06']);
  expect(days('2026-11-23')).toEqual(['2026-11-24', '2026-11-30', '2026-12-07']);
});

test('what is not tomorrow on the person’s calendar is called by its day of the week', () => {
  const labels = (today: string, ownToday: string) => snoozeDays(today, ownToday).map(({ label }) => label);
  expect(labels('2026-11-20', '2026-11-20')).toEqual([
    'Until tomorrow, 21 Nov',
    'Until Monday, 23 Nov',
    'For two weeks, until 4 Dec',
  ]);
  // In the evening west of Greenwich the day of the service has ended.
  expect(labels('2026-11-25', '2026-11-24')).toEqual([
    'Until Thursday, 26 Nov',
    'Until Monday, 30 Nov',
    'For two weeks, until 9 Dec',
  ]);
  expect(labels('2026-11-22', '2026-11-21')[0]).toBe('Until Monday, 23 Nov');
});
