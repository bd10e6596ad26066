import { expect, test } from 'vitest';
import { percentOf, toAmount, toCents } from '#lib/rules/fees/money';

test('dollars convert to cents and back without rounding errors', () => {
  for (const amount of [0, 0.1, 97.5, 8.25, 1.005, 73.07, 9_999.99]) {
    expect(Number.isInteger(toCents(amount))).toBe(true);
  }
  expect(toCents(97.5)).toBe(9750);
  expect(toCents(0.29)).toBe(29);
  expect(toAmount(10_193)).toBe(101.93);
});

test('a percentage rounds half a cent up', () => {
  expect(percentOf(377_500, 2.7)).toBe(10_193);
  expect(percentOf(10_000, 2.255)).toBe(226);
  expect(percentOf(20, 2.5)).toBe(1);
  expect(percentOf(19, 2.5)).toBe(0);
});
