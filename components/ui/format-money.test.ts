import { describe, expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('an amount', () => {
  test.each([
    ['0', '0.00'],
    ['7.9', '7.90'],
    ['1105', '1,105.00'],
    ['1234567.05', '1,234,567.05'],
    ['-20.00', '\u221220.00'],
    ['\u2212999', '\u2212999.00'],
    [523.5, '523.50'],
    [-1000, '\u22121,000.00'],
  ])('%s is written %s', (amount, written) => {
    expect(formatMoney(amount)).toBe(written);
  });

  test('that is invalid is shown unchanged', () => {
    expect(formatMoney('not computable')).toBe('not computable');
    expect(formatMoney('1.005')).toBe('1.005');
  });
});
