import { expect, test } from 'vitest';
import { readAmount } from '#components/forms/read-amount.ts';

test.each([
  ['1,250.00', 1250],
  ['$ 15.5', 15.5],
  [' ', null],
  ['1,000,000', 1_000_000],
  ['12,50', undefined],
  ['1,2500', undefined],
  [',100', undefined],
  ['15.555', undefined],
  ['2.500', undefined],
  ['25.', 25],
  ['.50', 0.5],
  ['.', undefined],
  ['-1', undefined],
  ['about 20', undefined],
])('%j is the amount %j', (text, amount) => expect(readAmount(text)).toBe(amount));
