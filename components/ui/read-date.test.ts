import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateWords, keptDate, readDate, spellDate } from './read-date.ts';

describe('a typed or pasted date', () => {
  test.each([
    ['1/5/2024', '2024-01-05'],
    ['01052024', '2024-01-05'],
    ['Jan 5 2024', '2024-01-05'],
    ['2024-01-05', '2024-01-05'],
    [' 1/2/2026 ', '2026-01-02'],
    ['1-2-2026', '2026-01-02'],
    ['14 Nov 2026', '2026-11-14'],
    ['November 14, 2026', '2026-11-14'],
    ['november 1st 2026', '2026-11-01'],
    ['Sept. 3, 2026', '2026-09-03'],
    ['29 Feb 2028', '2028-02-29'],
    ['2/29/2000', '2000-02-29'],
    ['\u200e1/\u200e5/\u200e2024', '2024-01-05'],
    ['2024\u201001\u201305', '2024-01-05'],
  ])('%s is read as %s', (text, expected) => {
    expect(readDate(text)).toEqual({ date: expected });
  });

  test.each([
    ['', 'Enter a date, for example 1/5/2024, Jan 5 2024 or 2024-01-05.'],
    ['02/30/2024', 'February 2024 has 29 days. You entered 02/30/2024.'],
    ['2/29/1900', 'February 1900 has 28 days. You entered 2/29/1900.'],
    ['31 Nov 2026', 'November 2026 has 30 days. You entered 31 Nov 2026.'],
    [
      '13/05/2024',
      'There is no month 13. Enter the month before the day, for example 5/13/2024. You entered 13/05/2024.',
    ],
    ['13/14/2026', 'There is no month 13. Enter a month from 1 to 12. You entered 13/14/2026.'],
    ['0/5/2024', 'There is no month 0. Enter a month from 1 to 12. You entered 0/5/2024.'],
    ['1/0/2024', 'There is no day 0. Enter a day from 1. You entered 1/0/2024.'],
    ['1/5/24', 'Enter the year with four digits, for example 1/5/2024. You entered 1/5/24.'],
    ['01/05/24', 'Enter the year with four digits, for example 1/5/2024. You entered 01/05/24.'],
    ['Jan 5 24', 'Enter the year with four digits, for example 1/5/2024. You entered Jan 5 24.'],
    ['010524', 'Enter the year with four digits, for example 01052024. You entered 010524.'],
    ['1/5/20245', 'Enter the year with four digits, for example 1/5/2024. You entered 1/5/20245.'],
    ['1/5', 'Add the year, for example 1/5/2024. You entered 1/5.'],
    ['Jan 5', 'Add the year, for example 1/5/2024. You entered Jan 5.'],
    [
      '5.1.2024',
      'Use slashes, and enter the month before the day, for example 1/5/2024. You entered 5.1.2024.',
    ],
    [
      '14 Foo 2026',
      '“Foo” is not the name of a month. Enter a date, for example 1/5/2024, Jan 5 2024 or 2024-01-05. You entered 14 Foo 2026.',
    ],
    ['tomorrow', 'Enter a date, for example 1/5/2024, Jan 5 2024 or 2024-01-05. You entered tomorrow.'],
  ])('%s has its own error message, and stays as typed', (text, sentence) => {
    expect(readDate(text)).toEqual({ fault: sentence });
    expect(keptDate(text)).toBe(text);
    expect(spellDate(text)).toBe(text);
  });

  test('every date of every year is parsed from each format', () => {
    const day = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        const words = dateWords(date).replace(/, a \w+$/, '');
        for (const text of [
          date,
          spellDate(date),
          spellDate(date).replaceAll('/', ''),
          words,
          words.slice(0, 3) + words.slice(words.indexOf(' ')),
        ]) {
          expect(readDate(text)).toEqual({ date });
        }
      }),
    );
  });

  test('three numbers are a valid month, day and year, or not a date: nothing rolls over', () => {
    const figure = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(figure(40), figure(40), figure(9999), (month, day, year) => {
        const typed = `${month}/${day}/${String(year).padStart(4, '0')}`;
        const { date, fault } = readDate(typed);
        if (date === undefined) expect(fault).toContain(`You entered ${typed}.`);
        else expect(date.split('-').map(Number)).toEqual([year, month, day]);
        const real = new Date(
          `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01T00:00:00Z`,
        );
        real.setUTCDate(day);
        const isReal = month >= 1 && month <= 12 && day >= 1 && real.getUTCMonth() === month - 1;
        expect(date !== undefined).toBe(isReal);
      }),
    );
  });

  test('any text is a valid date or has a short error message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { date, fault } = readDate(text);
        if (date === undefined) expect(fault?.length).toBeLessThan(200);
        else expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
        expect(keptDate(spellDate(keptDate(text)))).toBe(keptDate(text));
      }),
    );
  });
});

test('the parsed date is shown with its day of the week', () => {
  expect(dateWords('2024-01-05')).toBe('January 5, 2024, a Friday');
  expect(dateWords('1800-01-01')).toBe('January 1, 1800, a Wednesday');
});
