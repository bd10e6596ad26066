import { expect, test } from 'vitest';
import { readMembers } from '#components/forms/members-answer';
import { readNumber } from '#components/forms/read-number.ts';

test.each([
  ['3', 3],
  ['1,250.50', 1250.5],
  ['$ 40', '$ 40'],
  ['$40', 40],
  ['60%', 60],
  ['33.333 %', 33.333],
  ['.5', 0.5],
  ['1.', 1],
  ['-2', -2],
  ['-1,250', -1250],
  ['1.000', '1.000'],
  ['7.0', 7],
  ['\u200e1,250\u200b', 1250],
  ['1,5', '1,5'],
  ['33,33 %', '33,33 %'],
  ['1,2500', '1,2500'],
  ['3x', '3x'],
  ['', ''],
])('“%s” is read as %s', (typed, read) => {
  expect(readNumber(typed)).toBe(read);
});

test('lines with names become an object, a line without a name stays text', () => {
  expect(readMembers('county: Travis\nbook 12\n\nbook 13')).toEqual({
    county: 'Travis',
    text: 'book 12\nbook 13',
  });
  expect(readMembers(' \n')).toBe('');
});
