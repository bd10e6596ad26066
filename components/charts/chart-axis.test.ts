import { expect, test } from 'vitest';
import { axisTicks } from '#components/charts/chart-axis.ts';

test('an axis has a few round steps and includes the maximum', () => {
  expect(axisTicks(0)).toEqual([0, 1]);
  expect(axisTicks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(axisTicks(9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(axisTicks(51)).toEqual([0, 20, 40, 60]);
  expect(axisTicks(2272.5)).toEqual([0, 500, 1000, 1500, 2000, 2500]);
  for (let most = 0; most < 3000; most += 7) {
    const ticks = axisTicks(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
  }
});
