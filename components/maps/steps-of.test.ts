import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

test('a quarter of the figures is in each step, equal figures in the same one, and what is unknown in none', () => {
  const figures = [50, 100, 150, 200, 250, 300, 400, 750, null];
  expect(figures.map(stepsOf(figures))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, undefined]);
  expect([100, 100, 100].map(stepsOf([100, 100, 100]))).toEqual([4, 4, 4]);
  expect(stepsOf([])(null)).toBeUndefined();
});
