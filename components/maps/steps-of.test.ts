import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

test('each step has a quarter of the figures, equal figures are in the same one, and unknown ones in none', () => {
  const figures = [50, 100, 150, 200, 250, 300, 400, 750, null];
  expect(figures.map(stepsOf(figures))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, undefined]);
  expect([100, 100, 100].map(stepsOf([100, 100, 100]))).toEqual([4, 4, 4]);
  expect(stepsOf([])(null)).toBeUndefined();
});
