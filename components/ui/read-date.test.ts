import { describe, expect, test } from 'vitest';
import { monthsNamed, readDate } from './read-date.tsx';

describe('a pasted date', () => {
  test.each([
    ['2026-11-14', '2026-11-14'],
    ['11/14/2026', '2026-11-14'],
    [' 1/2/2026 ', '2026-01-02'],
    ['14 Nov 2026', '2026-11-14'],
    ['November 14, 2026', '2026-11-14'],
    ['Sept. 3, 2026', '2026-09-03'],
    ['29 Feb 2028', '2028-02-29'],
  ])('%s is read as %s', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });

  test.each(['29 Feb 2026', '13/14/2026', '2026-00-10', '14 Foo 2026', 'tomorrow', ''])(
    '%s is no date and is left alone',
    (text) => {
      expect(readDate(text)).toBeUndefined();
    },
  );
});

test('a month is known as soon as its letters leave one name', () => {
  expect(monthsNamed('n')).toEqual([11]);
  expect(monthsNamed('ju')).toEqual([6, 7]);
  expect(monthsNamed('jul')).toEqual([7]);
});
