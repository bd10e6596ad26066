import { expect, test } from 'vitest';
import { expectedDays, leastObserved, nearestRank, observedDays } from '#lib/rules/filing/observed-days';

test('a percentile is an observed value: the smallest that is at least as large as that share of values', () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 40];
  expect([nearestRank(ten, 0), nearestRank(ten, 0.5), nearestRank(ten, 0.9), nearestRank(ten, 1)]).toEqual([
    1, 5, 9, 40,
  ]);
  expect([nearestRank([7], 0.5), nearestRank([7], 0.9)]).toEqual([7, 7]);
  expect([nearestRank([1, 2, 3], 0.5), nearestRank([1, 2, 3], 0.9)]).toEqual([2, 3]);
  expect(nearestRank([-500, 0, 0, 0, 1555], 0.9)).toBe(1555);
});

const took = (submitted: string, completed: string) => ({
  submitted: new Date(`${submitted}T23:30:00Z`),
  completed: new Date(`${completed}T00:30:00Z`),
});

test('days are business days between two days of UTC', () => {
  const filings = [
    took('2026-11-02', '2026-11-04'),
    took('2026-11-06', '2026-11-09'),
    took('2026-11-10', '2026-11-12'),
    took('2026-11-20', '2026-12-04'),
    took('2026-11-18', '2026-11-18'),
  ];
  // Veterans Day and Thanksgiving are not business days.
  expect(observedDays(filings)).toEqual({ filings: 5, min: 0, median: 1, p90: 9, max: 9 });
});

test('with too few filings there is no observed time', () => {
  const one = took('2026-11-02', '2026-11-04');
  expect(observedDays(Array.from({ length: leastObserved - 1 }, () => one))).toBeNull();
  expect(observedDays([])).toBeNull();
  expect(observedDays(Array.from({ length: leastObserved }, () => one))?.filings).toBe(leastObserved);
});

test('a plan uses the 90th percentile of its own filings, or the state’s usual time if too few completed', () => {
  const state = { min: 3, max: 5 };
  const own = { filings: 12, min: 2, median: 4, p90: 9, max: 30 };
  expect(expectedDays(state, own)).toEqual({
    min_business_days: 2,
    max_business_days: 9,
    source: 'observed',
  });
  expect(expectedDays(null, own)?.source).toBe('observed');
  expect(expectedDays(state, undefined)).toEqual({
    min_business_days: 3,
    max_business_days: 5,
    source: 'state',
  });
  expect(expectedDays(null, undefined)).toBeNull();
});
