import { expect, test } from 'vitest';
import { snoozeDays } from '#components/home/snooze-days.ts';

const days = (today: string) => snoozeDays(today).map(({ day }) => day);

test('tomorrow, Monday and two weeks from now; each day once', () => {
  expect(days('2026-11-20')).toEqual(['2026-11-21', '2026-11-23', '2026-12-04']);
  expect(days('2026-11-22')).toEqual(['2026-11-23', '2026-12-06']);
  expect(days('2026-11-23')).toEqual(['2026-11-24', '2026-11-30', '2026-12-07']);
});
