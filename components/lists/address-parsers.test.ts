import { expect, test } from 'vitest';
import { parseAsCivilDate, parseAsStateCode } from '#components/lists/address-parsers.ts';

test('an address names a day that exists, as YYYY-MM-DD; any other is ignored', () => {
  const read = (text: string) => parseAsCivilDate.parse(text);
  expect(read('2026-11-27')).toBe('2026-11-27');
  expect(read('2028-02-29')).toBe('2028-02-29');
  const wrong = [
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '11/27/2026',
    'soon',
    '',
  ];
  expect(wrong.filter((text) => read(text) !== null)).toEqual([]);
});

test('an address names a state by its code; any other is ignored', () => {
  const read = (text: string) => parseAsStateCode.parse(text);
  expect(read('US-TX')).toBe('US-TX');
  expect(read('US-DC')).toBe('US-DC');
  expect(['US-ZZ', 'US-tx', 'TX', 'US-TEX', 'US-', ''].filter((text) => read(text) !== null)).toEqual([]);
});
