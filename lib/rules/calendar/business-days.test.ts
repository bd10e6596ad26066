import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBusinessDays,
  businessDayCounts,
  businessDaysBetween,
  isBusinessDay,
} from '#lib/rules/calendar/business-days';
import { addDays } from '#lib/rules/calendar/days';
import { federalHolidays } from '#lib/rules/calendar/federal-holidays';

test('the federal holidays of 2026 are the eleven published ones', () => {
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

test('a holiday on a weekend is observed on the nearest weekday, also across the new year', () => {
  expect(federalHolidays(2021)).toContain('2021-12-31');
  expect(federalHolidays(2022)).not.toContain('2022-01-01');
  expect(federalHolidays(2023)).toContain('2023-01-02');
});

test('weekends and holidays are not business days', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-26'].filter(isBusinessDay)).toEqual([]);
  expect(['2026-11-20', '2026-11-23', '2026-11-27'].filter(isBusinessDay)).toHaveLength(3);
});

test('adding business days skips weekends and holidays', () => {
  expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-23');
});

test('the nth business day after a date is n business days away, also before 1970', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 30_000 }), fc.nat(70), (offset, days) => {
      const from = addDays('1970-01-01', offset);
      const reached = addBusinessDays(from, days);
      expect(isBusinessDay(reached)).toBe(true);
      if (days > 0) expect(businessDaysBetween(from, reached)).toBe(days);
      else expect(businessDaysBetween(from, reached)).toBe(isBusinessDay(from) ? 0 : 1);
    }),
    { numRuns: 60 },
  );
});

test('counting by weeks equals counting day by day', () => {
  const days = fc.nat(1500);
  fc.assert(
    fc.property(days, days, (offset, length) => {
      const from = addDays('2024-01-01', offset);
      const to = addDays(from, length);
      let counted = 0;
      for (let day = 1; day <= length; day += 1) if (isBusinessDay(addDays(from, day))) counted += 1;
      expect(businessDaysBetween(from, to)).toBe(counted);
    }),
    { numRuns: 60 },
  );
});

test('a table of days equals counting between two dates', () => {
  const from = '2021-12-24';
  const counts = businessDayCounts(from, '2023-01-09');
  expect(counts).toHaveLength(382);
  counts.forEach((count, day) => {
    expect(count - (counts[0] ?? 0)).toBe(businessDaysBetween(from, addDays(from, day)));
  });
});
