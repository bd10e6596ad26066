import { describe, expect, test } from 'vitest';
import { dueSentence, dueWords } from '#components/filings/due-words.ts';
import { momentWords, rangeWords } from '#components/filings/moment-words.ts';

const now = '2026-11-21T09:30:00.000Z';

describe('dueWords', () => {
  test('a future date is shown with the remaining days', () => {
    expect(dueWords('2026-11-26T17:00:00.000Z', now, 'UTC')).toMatchObject({
      short: '26 Nov, 5 days left',
      long: 'due Thursday, 26 Nov, by 5:00 PM (in 5 days)',
      late: false,
    });
  });

  test('today and tomorrow are shown by name', () => {
    expect(dueWords('2026-11-21T17:00:00.000Z', now, 'UTC').short).toBe('Today, 7 hours left');
    expect(dueWords('2026-11-22T00:00:00.000Z', now, 'UTC').short).toBe('Tomorrow, 22 Nov');
  });

  test('a past time is late, from the hour itself', () => {
    expect(dueWords('2026-11-21T09:00:00.000Z', now, 'UTC')).toMatchObject({
      short: 'Late today',
      late: true,
    });
    expect(dueWords('2026-11-19T23:00:00.000Z', now, 'UTC')).toMatchObject({
      short: '19 Nov, 2 days late',
      late: true,
    });
  });

  test('the sentence is correct before and after the date', () => {
    expect(dueSentence('2026-11-26T17:00:00.000Z', now, 'UTC')).toBe(
      'It is due Thursday, 26 Nov, by 5:00 PM (in 5 days).',
    );
    expect(dueSentence('2026-11-19T22:00:00.000Z', now, 'UTC')).toBe(
      'It was due Thursday, 19 Nov, by 10:00 PM (2 days ago).',
    );
  });

  test('days are in the person’s time zone: tomorrow in London is today in Denver', () => {
    const due = '2026-11-22T01:00:00.000Z';
    expect(dueWords(due, now, 'Europe/London').long).toBe('due tomorrow, 22 Nov, by 1:00 AM');
    expect(dueWords(due, now, 'America/Denver').long).toBe('due today by 6:00 PM (in 15 hours)');
  });

  test('another year is shown', () => {
    expect(dueWords('2027-01-04T12:00:00.000Z', now, 'UTC').short).toBe('4 Jan 2027, 44 days left');
  });
});

describe('momentWords and rangeWords', () => {
  test('the current day and year are not repeated', () => {
    expect(momentWords('2026-11-21T08:41:00.000Z', now, 'UTC')).toBe('Today, 08:41');
    expect(momentWords('2026-11-14T09:12:00.000Z', now, 'UTC')).toBe('14 Nov, 09:12');
    expect(momentWords('2025-11-14T09:12:00.000Z', now, 'UTC')).toBe('14 Nov 2025, 09:12');
  });

  test('a range names a month once', () => {
    expect(rangeWords('2026-12-01', '2026-12-06', now)).toBe('1–6 Dec');
    expect(rangeWords('2026-11-28', '2026-12-03', now)).toBe('28 Nov – 3 Dec');
    expect(rangeWords('2026-12-01', '2026-12-01', now)).toBe('1 Dec');
  });
});
