import { expect, test } from 'vitest';
import { shownCount } from '#lib/rules/list/shown-count';

test('a count is exact up to ten thousand, and says that there are more beyond', () => {
  expect([0, 31, 1_234, 10_000, 10_001, 60_006].map(shownCount)).toEqual([
    '0',
    '31',
    '1,234',
    '10,000',
    '10,000+',
    '10,000+',
  ]);
});
