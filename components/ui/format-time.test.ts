import { describe, expect, test } from 'vitest';
import {
  calendarDay,
  formatCivilDate,
  formatInstant,
  formatPartialDate,
  relativeWords,
} from './format-time.ts';

describe('a calendar date', () => {
  test('is written with the month by name, whatever the zone of the machine', () => {
    expect(formatCivilDate('2026-11-14')).toBe('14 Nov 2026');
    expect(formatCivilDate('2026-01-01')).toBe('1 Jan 2026');
    expect(formatCivilDate('2026-11-14', { year: false })).toBe('14 Nov');
  });

  test('that is invalid is shown unchanged', () => {
    expect(formatCivilDate('soon')).toBe('soon');
  });
});

test('a date known only to the month or year is shown with that precision', () => {
  expect(formatPartialDate('2026-02-14')).toBe('14 Feb 2026');
  expect(formatPartialDate('2026-02')).toBe('Feb 2026');
  expect(formatPartialDate('2022')).toBe('2022');
});

describe('an instant', () => {
  test('is shown in the given time zone', () => {
    expect(formatInstant('2026-11-14T02:05:00.000Z', 'UTC')).toBe('14 Nov 2026, 02:05');
    expect(formatInstant('2026-11-14T02:05:00.000Z', 'America/New_York')).toBe('13 Nov 2026, 21:05');
    expect(formatInstant('2026-11-14T00:00:00.000Z', 'UTC', 'time')).toBe('00:00');
    expect(formatInstant('2026-11-14T00:00:00.000Z', 'UTC', 'date')).toBe('14 Nov 2026');
  });
});

test('the day of an instant is that of the time zone', () => {
  expect(calendarDay('2026-01-01T02:05:00.000Z', 'UTC')).toBe('2026-01-01');
  expect(calendarDay('2026-01-01T02:05:00.000Z', 'America/New_York')).toBe('2025-12-31');
});

describe('a distance in time', () => {
  const now = '2026-11-14T12:00:00.000Z';

  test.each([
    ['2026-11-14T11:59:30.000Z', 'just now'],
    ['2026-11-14T11:58:00.000Z', '2 min ago'],
    ['2026-11-14T11:00:00.000Z', '1 hour ago'],
    ['2026-11-12T11:00:00.000Z', '2 days ago'],
    ['2026-11-14T12:00:30.000Z', 'in less than a minute'],
    ['2026-11-15T13:00:00.000Z', 'in 1 day'],
  ])('%s is %s', (value, words) => {
    expect(relativeWords(value, now)).toBe(words);
  });
});
