import { expect, test } from 'vitest';
import { formatDollars, formatMoney } from '#lib/rules/fees/format-money';

test.each([
  [0, '0.00', '$0.00'],
  [-0, '0.00', '$0.00'],
  [7.9, '7.90', '$7.90'],
  [1105, '1,105.00', '$1,105.00'],
  [1_234_567.05, '1,234,567.05', '$1,234,567.05'],
  [-1000, '\u22121,000.00', '\u2212$1,000.00'],
])('%s is written %s and %s', (amount, figure, dollars) => {
  expect([formatMoney(amount), formatDollars(amount)]).toEqual([figure, dollars]);
});
